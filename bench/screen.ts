import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees, with a pointer that browsers take for a hand's. */
export interface Screen {
  /** The environment of a program that is to show on it. */
  environment: { DISPLAY: string };
  /** Pixels. */
  width: number;
  height: number;
  movePointer(x: number, y: number): void;
  press(): void;
  release(): void;
  stop(): Promise<void>;
}

/** Starts a screen; undefined where Xvfb or xdotool is not installed. */
export async function startScreen(): Promise<Screen | undefined> {
  if (spawnSync('Xvfb', ['-help']).error || spawnSync('xdotool', ['version']).error) {
    return undefined;
  }
  const [width, height] = [1280, 900];
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const exited = once(child, 'exit').then(() => process.off('exit', kill));
  const [display] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  const environment = { DISPLAY: `:${display.toString().trim()}` };
  const tell = (...args: string[]) =>
    void execFileSync('xdotool', args, { env: { ...process.env, ...environment } });
  return {
    environment,
    width,
    height,
    movePointer: (x, y) => tell('mousemove', String(Math.round(x)), String(Math.round(y))),
    press: () => tell('mousedown', '1'),
    release: () => tell('mouseup', '1'),
    async stop() {
      kill();
      await exited;
    },
  };
}
