import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';

/** Body colors of locks. They are the same in both themes, because they are colors of real objects. */
const lockFills = {
  red: '#c8102e',
  blue: '#1f5fbf',
  green: '#1c7a45',
  yellow: '#f2c200',
  orange: '#f4720c',
  white: '#ffffff',
  black: '#1a1a1a',
} as const;

/** What the person in the drawing holds. */
const tools = {
  'hot-stick': <HotStick />,
  'switching-order': <Clipboard />,
  'torque-wrench': <TorqueWrench />,
  'test-set': <TestSet />,
  'thermal-camera': <ThermalCamera />,
} as const satisfies Record<string, ReactNode>;

/** One of the crew with hard hat, vest, tool and lock. Stands in for a photograph, so nobody can be recognized. */
export function CrewMember({
  tool,
  lock,
}: {
  tool?: keyof typeof tools | undefined;
  lock?: keyof typeof lockFills | undefined;
}) {
  return (
    <Drawing
      viewBox="0 0 160 160"
      className="crew-member"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Body />
      <Head />
      {tool ? tools[tool] : null}
      {lock ? <Lock fill={lockFills[lock]} /> : null}
    </Drawing>
  );
}

function Body() {
  return (
    <g className="outline" strokeWidth="1.5">
      <path
        className="face-side"
        d="M22 160V124Q22 102 46 97L62 93H86L102 97Q124 102 124 124V160Z"
      />
      {/* The vest, with its reflective bands. */}
      <path className="face-shade" d="M46 97 58 160H90L102 97 86 93 74 108 62 93Z" />
      <path
        className="face"
        d="M48 105 56 145H62L54 100ZM100 105 92 145H86L94 100Z"
        strokeWidth="1"
      />
      <path className="face" d="M54.5 136H93.500L92 145H56Z" strokeWidth="1" />
      <path d="M74 108V160M34 160V134M114 160V134" />
    </g>
  );
}

function Head() {
  return (
    <g className="outline" strokeWidth="1.5">
      <path className="face-side" d="M64 82V94L74 105 84 94V82Z" />
      <path className="face" d="M56 56V68Q56 88 74 88Q92 88 92 68V56Z" />
      {/* Safety glasses and chin strap. */}
      <path
        className="face-shade"
        d="M57 62H72V67Q72 71 66 71H62Q57 71 57 66ZM76 62H91V66Q91 71 86 71H82Q76 71 76 67Z"
        strokeWidth="1.2"
      />
      <path d="M72 64H76M57 72Q60 90 74 92Q88 90 91 72" strokeWidth="1" />
      <path d="M69 80H79" strokeWidth="1.2" />
      {/* The hard hat, with its ridge and brim. */}
      <path className="face" d="M52 54Q50 26 74 26Q98 26 96 54Z" />
      <path d="M68 27Q64 38 65 54M80 27Q84 38 83 54" strokeWidth="1" />
      <path className="face-shade" d="M47 54H101Q104 54 103 59H45Q44 54 47 54Z" />
    </g>
  );
}

/** The right arm, which holds a tool at the hand (130, 128). */
function Arm() {
  return (
    <g className="outline" strokeWidth="1.5">
      <path className="face-side" d="M104 104Q122 106 126 120L134 124 131 136 116 133 108 120Z" />
      <circle className="face" cx="132" cy="129" r="6.5" />
    </g>
  );
}

function HotStick() {
  return (
    <>
      <path className="outline" strokeWidth="3" d="M134 160V30" />
      <path
        className="outline"
        strokeWidth="1.5"
        d="M134 30V20Q134 14 140 14Q146 14 146 20M134 34H141"
      />
      <Arm />
    </>
  );
}

function Clipboard() {
  return (
    <>
      <g className="outline" strokeWidth="1.5">
        <path className="face" d="M110 100H150V152H110Z" />
        <path className="face-shade" d="M122 96H138V104H122Z" />
        <path
          d="M116 112H120M116 120H120M116 128H120M125 112H144M125 120H144M125 128H140M125 136H144"
          strokeWidth="1.2"
        />
        <path className="highlight" d="M115 112 117 114 121 109M115 120 117 122 121 117" />
      </g>
      <g className="outline" strokeWidth="1.5">
        <path className="face-side" d="M102 108 114 132 106 144 96 140Z" />
        <circle className="face" cx="112" cy="140" r="6.5" />
      </g>
    </>
  );
}

function TorqueWrench() {
  return (
    <>
      <g className="outline" strokeWidth="1.5">
        <path className="face-shade" d="M128 134 144 78 149 79.5 134 136Z" />
        <circle className="face" cx="148" cy="74" r="7" />
        <path d="M148 70.5 151 72.200V75.800L148 77.5 145 75.800V72.200Z" strokeWidth="1.2" />
        <path d="M139 96 144 97.500M137.5 101 142.5 102.500M136 106 141 107.5" strokeWidth="1" />
      </g>
      <Arm />
    </>
  );
}

function TestSet() {
  return (
    <>
      <g className="outline" strokeWidth="1.5">
        <path className="face" d="M104 112H154V156H104Z" />
        <path className="face-dark" d="M110 118H136V132H110Z" strokeWidth="1" />
        <path
          className="highlight"
          d="M112 125H118L121 121 125 129 128 125H134"
          strokeWidth="1.2"
        />
        <circle cx="145" cy="125" r="5" />
        <path d="M145 125 148 121" />
        <circle className="face-shade" cx="113" cy="144" r="3" strokeWidth="1" />
        <circle className="face-shade" cx="123" cy="144" r="3" strokeWidth="1" />
        <circle className="face-shade" cx="133" cy="144" r="3" strokeWidth="1" />
        <path d="M118 112Q118 104 129 104Q140 104 140 112" />
      </g>
      <circle className="outline face" cx="129" cy="105" r="6" strokeWidth="1.5" />
      <path className="outline face-side" d="M104 104 122 100 125 108 108 118Z" strokeWidth="1.5" />
    </>
  );
}

function ThermalCamera() {
  return (
    <>
      <Arm />
      <g className="outline" strokeWidth="1.5">
        <path className="face-shade" d="M127 122 138 124 135 146H126Z" />
        <path className="face" d="M118 98H148L150 120H120Z" />
        <circle className="face-dark" cx="134" cy="109" r="7" />
        <circle className="highlight" cx="134" cy="109" r="3" strokeWidth="1.5" />
        <path d="M124 98V94H132V98" />
      </g>
    </>
  );
}

/** A padlock that hangs at the chest. */
function Lock({ fill }: { fill: string }) {
  return (
    <g className="outline" strokeWidth="1.5">
      <path d="M22 124V117Q22 110 28 110Q34 110 34 117V124" strokeWidth="3" />
      <path className="crew-lock" fill={fill} d="M16 124H40V144H16Z" />
      <path className="face" d="M26.5 131.500h3v5h-3Z" strokeWidth="1" />
    </g>
  );
}
