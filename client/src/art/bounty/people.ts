/** Everybody in Bounty Hunters: parts chosen by hand. */
import { COMMON, KNOWN } from "../people/known";
import type { Parts, Person } from "../people/portrait";
import { ALIENS } from "./aliens";
import { HUMANS } from "./humans";
import { MACHINES } from "./machines";

export const PARTS: Parts = { ...COMMON, ...HUMANS, ...ALIENS, ...MACHINES };

const TARGETS: Readonly<Record<string, Person>> = {
  grogu: {
    place: "swamp",
    parts: [
      ["long-ears", "9db56a", "d9a08a"],
      ["swaddle", "b08d62", "d8bd8f"],
      ["wide-head", "a6bf72"],
      ["wisps", "f3ead2"],
      ["dark-eyes", "9db56a"],
      ["tiny-mouth", "9db56a"],
    ],
  },
  luke: {
    place: "dunes",
    parts: [
      ["mop-back", "b98a45"],
      ["neck", "e6b48c"],
      ["tunic", "efe4cb", "8a6a44"],
      ["jaw", "efbf97"],
      ["nose", "e6b48c"],
      ["eyes", "3f86c8"],
      ["brows-calm", "8f6a35"],
      ["smile", "e6b48c"],
      ["mop", "d3a457"],
    ],
  },
  chewbacca: {
    place: "forest",
    parts: [
      ["fur", "7a4f2e"],
      ["straps", "3a2a26", "c9ced6"],
      ["shaggy", "8a5a34"],
      ["muzzle", "a8764a"],
      ["deep-eyes", "4f9ad0"],
      ["furry-brow", "8a5a34"],
    ],
  },
  "padme-amidala": {
    place: "temple",
    parts: [
      ["fan-back", "3a241f", "e2b64c"],
      ["neck", "f0ddd0"],
      ["coat", "7a2440", "a23a55", "e2b64c"],
      ["oval", "f8ebe0"],
      ["nose-small", "e8cfc0"],
      ["dots", "c8352f"],
      ["eyes", "5a3a26"],
      ["brows-fine", "3a241f"],
      ["lips", "b5303a"],
      ["crown", "4a2f27", "e2b64c"],
    ],
  },
  "kanan-jarrus": {
    place: "peaks",
    parts: [
      ["tail-back", "4a2f22"],
      ["neck", "c08a62"],
      ["wrap", "5d7353", "46583f"],
      ["pauldron", "7a9a78", "d8c48a"],
      ["ears", "c08a62"],
      ["jaw", "cb966d"],
      ["nose", "c08a62"],
      ["eyes", "3f9a94"],
      ["brows-stern", "3f281d"],
      ["goatee", "4a2f22"],
      ["drawn-back", "553727"],
    ],
  },
  "han-solo": {
    place: "space",
    parts: [
      ["neck", "dfab82"],
      ["vest", "f1ead8", "2b2833"],
      ["ears", "dfab82"],
      ["jaw", "e8b68d"],
      ["nose", "dfab82"],
      ["eyes", "7a6a3a"],
      ["brow-cocked", "4a3020"],
      ["smirk", "dfab82"],
      ["tousled", "64422a"],
    ],
  },
  qira: {
    place: "city",
    parts: [
      ["bob-back", "33211d"],
      ["neck", "e9bd9c"],
      ["suit", "2d2a3a", "c9a34f", "2d2a3a"],
      ["slim", "f0c8a8"],
      ["nose-small", "e9bd9c"],
      ["blush", "d9705a"],
      ["eyes", "5f8a4a"],
      ["brows-fine", "33211d"],
      ["lips", "c43d44"],
      ["fringe", "4a2f26"],
    ],
  },
  omega: {
    place: "ice",
    parts: [
      ["neck", "c99468"],
      ["tunic", "b8564a", "5a3a34"],
      ["ears", "c99468"],
      ["child", "d6a276"],
      ["nose-small", "c99468"],
      ["eyes-wide", "6a4426"],
      ["brows-calm", "a98244"],
      ["smile", "c99468"],
      ["crop", "e6c878"],
      ["headband", "8d5a4c"],
    ],
  },
};

const HUNTERS: Readonly<Record<string, Person>> = {
  "cad-bane": {
    place: "dunes",
    parts: [
      ["neck", "4f7f9c"],
      ["coat", "5a4232", "3a2b27", "c9a34f"],
      ["slim", "6398b4"],
      ["red-eyes"],
      ["tubes", "a8aeb8"],
      ["firm", "4f7f9c"],
      ["wide-hat", "6a4a34", "2d2226"],
    ],
  },
  bossk: {
    place: "swamp",
    parts: [
      ["neck", "8a9450"],
      ["suit", "c8a646", "6a5030", "8a3b32"],
      ["lizard-head", "a3a857"],
      ["lizard-mouth"],
      ["bulging-eyes", "8e9648", "f0b93a"],
    ],
  },
  "ig-11": {
    place: "works",
    parts: [
      ["frame", "7d6b5c", "a5917c"],
      ["rings", "94836f", "ff5238"],
      ["straps", "4a3428", "c9ced6"],
    ],
  },
  "aurra-sing": {
    place: "cave",
    parts: [
      ["topknot", "8f2f26"],
      ["neck", "e6ddd8"],
      ["suit", "a84a30", "5a2b2a", "c9b08a"],
      ["ears", "e6ddd8"],
      ["slim", "f2ebe6"],
      ["nose-small", "dccfca"],
      ["shadow", "5a3f58"],
      ["eyes-narrow", "4f8f4a"],
      ["brows-stern", "5a2a28"],
      ["lips", "7d2f3a"],
      ["aerial", "c9ced6", "ff5238"],
    ],
  },
  embo: {
    place: "ice",
    parts: [
      ["neck", "8a8a58"],
      ["wrap", "5a6468", "7a4a34"],
      ["slim", "a3a06a"],
      ["mouth-mask", "6d7480"],
      ["yellow-eyes", "8a8a58", "ffd24a"],
      ["dish", "76706a", "a33a2c"],
    ],
  },
  dengar: {
    place: "works",
    parts: [
      ["neck", "d09a76"],
      ["plate", "6a5a4a", "cfc6b2", "8a3b32"],
      ["jaw", "dca681"],
      ["stubble", "4a362c"],
      ["nose", "d09a76"],
      ["scar", "a84a40"],
      ["eyes", "5a6a78"],
      ["brows-stern", "4a362c"],
      ["firm", "d09a76"],
      ["bandage", "e9dfc8"],
    ],
  },
  "4-lom": {
    place: "space",
    parts: [
      ["chest", "4a4c58", "6a6d7a"],
      ["fly-head", "5a5d6a"],
      ["fly-eyes", "7d9a4a"],
    ],
  },
  zuckuss: {
    place: "cave",
    parts: [["cloak", "6a4630", "c9a34f"], ["hood", "5d3d2a"], ["breather", "a88a6a", "6d6a70"], ["bead-eyes"]],
  },
  "hondo-ohnaka": {
    place: "temple",
    parts: [
      ["braids", "4a3a34"],
      ["neck", "9a6e50"],
      ["coat", "8f2f33", "5a2430", "e2b64c"],
      ["jaw", "ab7c5b"],
      ["leather", "9a6e50"],
      ["nose", "9a6e50"],
      ["eyes", "8a5a2a"],
      ["grin"],
      ["cap", "6a3430", "3a2b2c"],
    ],
  },
};

export const PEOPLE: Readonly<Record<string, Person>> = { ...KNOWN, ...TARGETS, ...HUNTERS };
