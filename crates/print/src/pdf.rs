//! Pages to PDF: real text, the font embedded in part, the same bytes for the same pages.

use crate::PrintError;
use crate::page::Page;
use crate::paper::POINT;
use krilla::Document;
use krilla::action::{Action, LinkAction};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::geom::{Rect, Size};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use std::sync::{Arc, LazyLock};
use usvg::{Options, Tree, fontdb};

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(ttf_noto_sans::REGULAR.to_vec());
    fonts.load_font_data(ttf_noto_sans::BOLD.to_vec());
    fonts.set_sans_serif_family("Noto Sans");
    Arc::new(fonts)
});

/// The font that everything is set in.
#[cfg(test)]
pub(crate) fn fonts() -> Arc<fontdb::Database> {
    FONTS.clone()
}

/// One PDF of all pages.
pub(crate) fn pdf(title: &str, language: &str, pages: &[Page]) -> Result<Vec<u8>, PrintError> {
    let failed = |why: String| PrintError::Pdf(why);
    let options = Options { fontdb: FONTS.clone(), font_family: "Noto Sans".into(), ..Options::default() };
    let mut document = Document::new();
    // No date: a kit printed tomorrow is the same kit.
    document.set_metadata(
        Metadata::new().title(title.to_owned()).creator("Gambol".to_owned()).language(language.to_owned()),
    );
    for page in pages {
        let tree = Tree::from_str(&page.svg(), &options).map_err(|error| failed(error.to_string()))?;
        let size = Size::from_wh(page.width / POINT, page.height / POINT)
            .ok_or_else(|| failed("a page has a size".into()))?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        surface
            .draw_svg(&tree, size, SvgSettings::default())
            .ok_or_else(|| failed("a page could not be drawn".into()))?;
        surface.finish();
        if let Some((area, link)) = &page.link {
            let rect =
                Rect::from_xywh(area.x / POINT, area.y / POINT, area.width / POINT, area.height / POINT);
            if let Some(rect) = rect {
                let target = Target::Action(Action::Link(LinkAction::new(link.clone())));
                sheet.add_annotation(Annotation::new_link(LinkAnnotation::new(rect, target), None));
            }
        }
        sheet.finish();
    }
    document.finish().map_err(|error| failed(format!("{error:?}")))
}
