import { expect, test } from 'vitest';
import {
  cableRadii,
  cableSectionData,
  strandCount,
} from '#electrical/figures/sections/cable-section.ts';
import { sagProfileNumbers, spanSag } from '#electrical/figures/sections/sag-profile.ts';
import {
  bundledRadius,
  trenchSectionNumbers,
} from '#electrical/figures/sections/trench-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { files } from '../schematics/schematic.tsx';

// The scale and the places below are those that the files are drawn in.

test.each([
  { size: 'wide', inch: 150 },
  { size: 'narrow', inch: 98 },
])('the $size cable has its layers and strands', ({ size, inch }) => {
  const file = files[`cable-section.${size}`] ?? '';
  const drawn = [...file.matchAll(/<circle[^>]* r="(\S+)"/g)].map(([, radius]) => Number(radius));
  const { neutral, ...layers } = cableRadii(cableSectionData);
  expect(new Set(drawn)).toEqual(new Set(Object.values(layers).map((r) => tenth(r * inch))));
  expect(neutral).toBeLessThan(layers.jacket);
  const dots = [...file.matchAll(/d-beads"[^>]* d="([^"]*)"/g)].map(([, d]) => d?.match(/h0/g));
  const { wires } = cableSectionData.neutral;
  const strands = strandCount(cableSectionData.conductor.strandLayers);
  expect(dots.map((each) => each?.length)).toEqual([wires, strands, 6]);
});

test.each([
  { size: 'wide', inch: 8.6, grade: 34 },
  { size: 'narrow', inch: 5.1, grade: 30 },
])('the $size trench has its layers and cables', ({ size, inch, grade }) => {
  const file = files[`trench-section.${size}`] ?? '';
  const { depth, trefoil } = trenchSectionNumbers;
  const at = ([, ...places]: RegExpExecArray | string[]) =>
    places.map((place) => (Number(place) - grade) / inch);
  const layers = /d-hair" d="M\S+ ([\d.]+)H[\d.]+M\S+ ([\d.]+)H/.exec(file) ?? [];
  expect(at(layers).map(Math.round)).toEqual([depth.fine, depth.bed]);
  const floor = /d-wire" d="M\S+ [\d.]+V([\d.]+)H/.exec(file) ?? [];
  expect(at(floor).map(Math.round)).toEqual([depth.floor]);
  const [, radius] = /<circle[^>]* r="(\S+)"/.exec(file) ?? [];
  expect(Number(radius)).toBe(tenth(bundledRadius(trefoil) * inch));
});

test.each([
  { size: 'wide', ground: 360 },
  { size: 'narrow', ground: 254 },
])('the $size spans sag as far as they should', ({ size, ground }) => {
  const curves = (files[`sag-profile.${size}`] ?? '').matchAll(/M\S+ (\S+?)Q\S+ (\S+) /g);
  const sags = [...curves].map(([, held, pulled], index) => {
    const { attachment = 0 } = sagProfileNumbers.spans[index] ?? {};
    const foot = (ground - Number(held)) / attachment;
    return (Number(pulled) - Number(held)) / 2 / foot;
  });
  expect(sags).toHaveLength(2);
  sagProfileNumbers.spans.map(spanSag).forEach((sag, index) => {
    expect(sags[index]).toBeCloseTo(sag, 1);
  });
});
