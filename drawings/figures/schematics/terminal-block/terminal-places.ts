import type { TerminalBlockData } from '#electrical/figures/schematics/terminal-block.ts';
import type { FigureSize } from '../../figure-drawing.ts';

interface Places {
  /** The middle of the strip, and half its width. */
  strip: number;
  half: number;
  /** Where the first terminal begins, and from one to the next. */
  top: number;
  pitch: number;
  /** The line between the two drawings. */
  match: number;
  /** The supply's two ends, and the middle of the input that it closes on. */
  source: number;
  input: number;
  /** The relay: half its width about the match line, its contact, its coil. */
  relay: number;
  contact: number;
  coil: number;
  /** The box with the output. */
  output: { left: number; right: number };
  /** Where the wires of the other terminals end. */
  ends: { left: number; right: number };
  /** The baseline of the warning. */
  warning: number;
}

export const places: Record<FigureSize, Places> = {
  wide: {
    strip: 234,
    half: 34,
    top: 64,
    pitch: 48,
    match: 380,
    source: 24,
    input: 114,
    relay: 92,
    contact: 334,
    coil: 426,
    output: { left: 490, right: 559 },
    ends: { left: 0, right: 560 },
    warning: 394,
  },
  narrow: {
    strip: 104,
    half: 27,
    top: 50,
    pitch: 48,
    match: 230,
    source: 6,
    input: 48,
    relay: 75,
    contact: 184,
    coil: 276,
    output: { left: 314, right: 359 },
    ends: { left: 0, right: 142 },
    warning: 274,
  },
};

/** The terminals that an arrangement has room for: all, or the disputed ones and a neighbor each. */
export function terminalsShown(
  { terminals, disputed }: TerminalBlockData,
  size: FigureSize,
): number[] {
  if (size === 'wide') return terminals;
  const [first, last] = [Math.min(...disputed), Math.max(...disputed)];
  return terminals.filter((each) => each >= first - 1 && each <= last + 1);
}

/** The height of a terminal's middle. */
export function levelOf(data: TerminalBlockData, size: FigureSize, terminal: number) {
  const { top, pitch } = places[size];
  return top + (terminalsShown(data, size).indexOf(terminal) + 0.5) * pitch;
}

/** The heights of the disputed two, and between them. */
export function disputedLevels(data: TerminalBlockData, size: FigureSize) {
  const [first = 0, second = 0] = data.disputed.map((each) => levelOf(data, size, each));
  return { first, second, middle: (first + second) / 2 };
}
