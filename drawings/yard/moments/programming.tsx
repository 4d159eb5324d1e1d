import { CrewMember } from '../../parts/crew-member.tsx';
import { Lamp } from '../../parts/lamp.tsx';
import { Lines, Part, Shape } from '../../parts/part.tsx';
import { crewScale } from '../yard-geometry.ts';
import { controlHouse } from '../yard-station.tsx';

const { x, y, scale } = controlHouse;

/** The control house cut open: relay panel, controller, and the screen that someone writes for. */
export function Programming() {
  return (
    <>
      <Part at={controlHouse}>
        <Shape d="M2-3V-39.4H94V-3Z" fill="var(--bg)" />
        <Shape d="M2-3V-39.4H94V-3Z" fill="var(--fill-1)" stroke="none" />
        <Shape d="M2-3V-39.4H94V-3Z" fill="var(--lamp)" fillOpacity=".16" stroke="none" />
        {/* The cut wall and roof. */}
        <Shape d="M0 0v-40h3v37h90v-37h3V0Z" fill="var(--fill-3)" strokeWidth=".8" />
        <Shape d="M-4-40 2-50h92l6 10Z" fill="var(--fill-2)" />
        <Lines d="M8-40V-37M88-40v3M8-37.5H88M6-36h84" strokeWidth=".7" />
        <Lines d="M26-39v2.4h12v-2.4M58-39v2.4h12v-2.4" strokeWidth=".8" />
        <RelayPanel />
        <Controller />
        <Desk />
      </Part>
      <CrewMember x={x + 62 * scale} y={y - 3 * scale} scale={crewScale} pose="reach" />
      <Lamp x={Math.round(x + 32 * scale)} y={Math.round(y - 36 * scale)} radius={28} />
      <Lamp x={Math.round(x + 64 * scale)} y={Math.round(y - 36 * scale)} radius={28} />
    </>
  );
}

/** Relays and their test switches on a panel. */
function RelayPanel() {
  return (
    <>
      <Shape d="M6-3v-31h16v31Z" fill="var(--fill-0)" />
      <Shape d="M8.5-32h11v6h-11ZM8.5-24h11v6h-11Z" fill="var(--fill-2)" strokeWidth=".8" />
      <Lines
        d="M10-30h4M10-28h4M16.5-30h1.6M10-22h4M10-20h4M16.5-22h1.6M8.5-15h11M8.5-12.5h11"
        strokeWidth=".6"
      />
    </>
  );
}

/** The open cabinet of the controller: its rack of modules, terminals, cables to the floor. */
function Controller() {
  return (
    <>
      <Shape d="M26-3v-32h26v32Z" fill="var(--fill-2)" />
      <Shape d="M28-33h22v12H28Z" fill="var(--fill-0)" strokeWidth=".9" />
      <Lines
        d="M32-33v12M35-33v12M38-33v12M41-33v12M44-33v12M47-33v12M29.4-31v2M33.5-31v1.4M36.5-31v1.4M39.5-31v1.4M42.5-31v1.4M45.5-31v1.4M33.5-27v4M36.5-27v4M39.5-27v4M42.5-27v4M45.5-27v4"
        strokeWidth=".6"
      />
      <Lines d="M28-17h22M28-14.6h22M28-8h22" strokeWidth="1" />
      <Lines
        d="M33.5-21v3M36.5-21v3M39.5-21v3M42.5-21v3M45.5-21v3M32-14v11M36-14v11M40-14v11M44-14v11"
        strokeWidth=".6"
      />
    </>
  );
}

/** The operator's screen on its desk: a rung, two trends and a bar. */
function Desk() {
  return (
    <>
      <Shape d="M70-3v-12h20v12Z" fill="var(--fill-0)" />
      <Shape d="M68-17h24v2H68Z" fill="var(--fill-3)" strokeWidth=".8" />
      <Lines d="M80-17v-2" strokeWidth="2" />
      <Shape d="M70-33h21v15H70Z" fill="var(--fill-3)" />
      <Shape d="M71-32h19v13H71Z" strokeWidth=".7" />
      <Lines
        d="M73-29.5h5M80-29.5h8M73-27h3M77-28.2v2.4M78.4-28.2v2.4M79.4-27H88M73-21.5l3-2 3 1 3-2.4 3 1.4 3-1"
        strokeWidth=".8"
      />
    </>
  );
}
