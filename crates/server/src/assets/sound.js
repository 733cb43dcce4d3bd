// @ts-check
/** Short sounds, made on the spot: each game has its own for a move, and a knock of wood says that it is your turn. Silent until somebody switches them on. */

import { pref, prefer } from "./prefs.js";

/** @type {AudioContext | undefined} */
let room;

export const isLoud = () => pref("sound") === "on";

/** Switches sounds on or off. */
export function switchSound() {
  prefer("sound", isLoud() ? "off" : "on");
  sound("", true);
}

/**
 * Noise through a filter that glides from one pitch to another: water, wood, leaves, powder.
 * @param {AudioContext} air
 * @param {{ at?: number, lasts: number, from: number, to?: number, narrow?: number, loud?: number, type?: BiquadFilterType }} how
 */
function noise(air, { at = 0, lasts, from, to = from, narrow = 1, loud = 1, type = "bandpass" }) {
  const begin = air.currentTime + at;
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * lasts), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = (Math.random() * 2 - 1) * Math.exp((-6 * index) / samples.length);
  const [source, filter, volume] = [air.createBufferSource(), air.createBiquadFilter(), air.createGain()];
  source.buffer = buffer;
  filter.type = type;
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(air.destination);
  source.start(begin);
}

/**
 * A tone that glides from one pitch to another: a hop, a drum.
 * @param {AudioContext} air
 * @param {{ at?: number, lasts: number, from: number, to: number, loud?: number }} how
 */
function tone(air, { at = 0, lasts, from, to, loud = 0.3 }) {
  const begin = air.currentTime + at;
  const [source, volume] = [air.createOscillator(), air.createGain()];
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  source.connect(volume).connect(air.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** @param {AudioContext} air @param {number} at @param {number} pitch */
const knock = (air, at, pitch) => noise(air, { at, lasts: 0.09, from: pitch, narrow: 5, loud: 2.5 });

/** What a move sounds like. @type {Record<string, (air: AudioContext) => void>} */
const MOVES = {
  "muddy-ride": (air) => {
    noise(air, { lasts: 0.12, from: 300, to: 180, loud: 1.2 });
    noise(air, { at: 0.1, lasts: 0.3, from: 900, to: 2600, loud: 0.6 });
  },
  duel: (air) => {
    noise(air, { lasts: 0.16, from: 2200, to: 400, narrow: 0.5, loud: 0.45, type: "lowpass" });
    tone(air, { lasts: 0.14, from: 150, to: 55, loud: 0.3 });
  },
  kangaruse: (air) => {
    tone(air, { lasts: 0.16, from: 240, to: 560, loud: 0.22 });
    noise(air, { at: 0.18, lasts: 0.12, from: 3200, to: 2400, narrow: 2, loud: 0.25 });
  },
  "two-paths": (air) => {
    for (const at of [0, 0.12]) noise(air, { at, lasts: 0.1, from: 1400, to: 700, narrow: 1.5, loud: 0.9 });
  },
  gunst: (air) => {
    tone(air, { lasts: 0.3, from: 110, to: 60, loud: 0.35 });
    knock(air, 0.05, 1500);
  },
};

/**
 * A move of this game has been played, and perhaps it is our turn now.
 * @param {string} game
 * @param {boolean} isOurs
 */
export function sound(game, isOurs) {
  if (!isLoud()) return;
  room ??= new AudioContext();
  MOVES[game]?.(room);
  const later = game ? 0.4 : 0;
  if (isOurs) for (const [at, pitch] of [[later, 780], [later + 0.11, 950]]) knock(room, at, pitch);
}
