// @ts-check
/** Short wooden clicks, made on the spot. Silent until somebody switches them on. */

import { pref, prefer } from "./prefs.js";

/** How long a click sounds, in seconds. */
const LENGTH = 0.09;
/** @type {AudioContext | undefined} */
let room;

export const isLoud = () => pref("sound") === "on";

/** Switches the clicks on or off. */
export function switchSound() {
  prefer("sound", isLoud() ? "off" : "on");
  click(2);
}

/**
 * Clicks so many times: once for a move, twice when it is our turn.
 * @param {number} times
 */
export function click(times) {
  if (!isLoud()) return;
  room ??= new AudioContext();
  const noise = room.createBuffer(1, room.sampleRate * LENGTH, room.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * Math.exp((-9 * at) / samples.length);
  for (let time = 0; time < times; time++) {
    const [source, wood] = [room.createBufferSource(), room.createBiquadFilter()];
    source.buffer = noise;
    wood.type = "bandpass";
    wood.frequency.value = 780 + 170 * time;
    wood.Q.value = 5;
    source.connect(wood).connect(room.destination);
    source.start(room.currentTime + time * 0.11);
  }
}
