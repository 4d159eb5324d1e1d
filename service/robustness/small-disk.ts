import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A disk that is small enough to be filled. */
interface SmallDisk {
  /** A command in front of others, which then find the disk at the place it was made for. */
  within: string[];
  /** The same place as everybody else finds it. */
  folder: string;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives the room back. */
  empty(): void;
  /** Allows no more writes, or allows them again; nothing on it may be open. */
  setReadOnly(isReadOnly: boolean): void;
  /** Ends it, with everything on it. */
  remove(): void;
}

/** Why no small disk can be made here, else undefined. */
export function findDiskObstacle(): string | undefined {
  const { status } = spawnSync('unshare', [...apart, 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return status === 0 ? undefined : 'needs Linux with user namespaces, to mount a disk in memory';
}

/**
 * Mounts a disk of `megabytes` in memory at `place`.
 *
 * It is seen only by its own processes, so nothing is left behind however a test ends.
 */
export async function createSmallDisk(place: string, megabytes: number): Promise<SmallDisk> {
  mkdirSync(place, { recursive: true });
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$1" && echo ready && exec cat`;
  const holder = spawn('unshare', [...apart, 'sh', '-c', mount, 'sh', place], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const folder = `/proc/${holder.pid}/root${place}`;
  const within = [
    'nsenter',
    `--target=${holder.pid}`,
    '--user',
    '--mount',
    '--preserve-credentials',
    `--wd=${dirname(place)}`,
  ];
  const ballast = join(folder, 'ballast');
  return {
    within,
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, ballastPart);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    setReadOnly(isReadOnly) {
      const options = `remount,${isReadOnly ? 'ro' : 'rw'}`;
      const [command = '', ...args] = [...within, 'mount', '-o', options, place];
      const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => void holder.kill('SIGKILL'),
  };
}

const apart = ['--user', '--map-root-user', '--mount'];

const ballastPart = Buffer.alloc(65_536, 1);
