import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

const newNamespace = ['--user', '--map-root-user', '--mount'];

const ballastPart = Buffer.alloc(65_536, 1);

/** A disk that is small enough to fill. */
interface SmallDisk {
  /** Command prefix: the command after it runs with the disk mounted at `place`. */
  wrapper: string[];
  /** Path of the disk for all processes that run without `wrapper`. */
  folder: string;
  fill(): void;
  /** Frees the space that `fill` used. */
  empty(): void;
  /** Remounts the disk. No file on the disk may be open. */
  setReadOnly(isReadOnly: boolean): void;
  /** Unmounts the disk, which deletes all files on the disk. */
  remove(): void;
}

/** Returns the reason why this machine cannot mount a small disk, or undefined if it can. */
export function findDiskObstacle(): string | undefined {
  const { status } = spawnSync('unshare', [
    ...newNamespace,
    'mount',
    '-t',
    'tmpfs',
    'none',
    '/mnt',
  ]);
  return status === 0 ? undefined : 'needs Linux with user namespaces, to mount a disk in memory';
}

/**
 * Mounts an in-memory disk of `megabytes` at `place`. The mount is in a new mount namespace, so that it
 * disappears with the processes, even if a test fails.
 */
export async function createSmallDisk(place: string, megabytes: number): Promise<SmallDisk> {
  mkdirSync(place, { recursive: true });
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$1" && echo ready && exec cat`;
  const holder = spawn('unshare', [...newNamespace, 'sh', '-c', mount, 'sh', place], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const folder = `/proc/${holder.pid}/root${place}`;
  const wrapper = [
    'nsenter',
    `--target=${holder.pid}`,
    '--user',
    '--mount',
    '--preserve-credentials',
    `--wd=${dirname(place)}`,
  ];
  const ballast = join(folder, 'ballast');
  return {
    wrapper,
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
      const [command = '', ...args] = [...wrapper, 'mount', '-o', options, place];
      const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => void holder.kill('SIGKILL'),
  };
}
