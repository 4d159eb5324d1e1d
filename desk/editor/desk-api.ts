import type { RJSFSchema } from '@rjsf/utils';
import type { FileLink } from '../server/find-links.ts';
import type { TextTag } from '../server/list-tags.ts';
import type { FieldPath } from './field-path.ts';

export type { FieldPath, FileLink, TextTag };

/** The fields of a file as they stand in it. */
export type Fields = Record<string, unknown>;

export interface ListedFile {
  path: string;
  title: string;
  /** Where a visitor sees it, if anywhere: /service-area#midland */
  page: string | null;
  /** Whether it was saved and is not published yet. */
  changed: boolean;
}

export interface FileGroup {
  title: string;
  collection: string;
  canAdd: boolean;
  files: ListedFile[];
}

export interface FileList {
  groups: FileGroup[];
  /** Files since the last commit, and commits that the remote does not have. */
  commit: { changed: number; unsent: number; hasRemote: boolean };
}

export interface DeskFile extends ListedFile {
  /** What the form may ask of `data`. */
  schema: RJSFSchema;
  /** Of the text on disk; a save that names another is refused. */
  hash: string;
  data: Fields;
  /** The text below the front matter. */
  body?: string;
  tags?: TextTag[];
}

/** One thing that is wrong, in the words of the schema or the content check. */
export interface Problem {
  path: FieldPath;
  message: string;
  /** In the text below the front matter, counted from 1. */
  line?: number;
  /** The file, where it is another one. */
  file?: string;
}

export interface Proposal {
  path: string;
  hash: string;
  data?: Fields;
  body?: string;
}

export interface Saved {
  hash: string;
  data: Fields;
  body?: string;
  changedLines: number;
  changed: boolean;
}

export interface Conflict {
  theirs: { data: Fields; body?: string; hash: string; text: string };
  yours: { text: string };
}

export interface ChangedFile {
  path: string;
  title: string;
  change: 'new' | 'changed' | 'deleted';
  /** A photo that no file names. */
  isUnused: boolean;
  /** Unified, as git writes it. */
  diff: string;
}

export interface Published {
  commit: string;
  pushed: boolean;
  /** Why the remote did not take it, and what to do; absent where there is no remote. */
  reason?: string;
}

/** Degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

export interface TownPlace extends Place {
  name: string;
}

/** An answer that is not a success, with what the server said. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly conflict: Conflict | undefined;
  readonly links: readonly FileLink[];

  constructor(status: number, said: Partial<Conflict> & RefusalWords) {
    super(said.error ?? `The desk answered ${status}. Look at the terminal it was started in.`);
    this.status = status;
    this.problems = said.problems ?? [];
    this.links = said.links ?? [];
    this.conflict =
      said.theirs && said.yours ? { theirs: said.theirs, yours: said.yours } : undefined;
  }
}

interface RefusalWords {
  error?: string;
  problems?: Problem[];
  links?: FileLink[];
}

/** The server's half of the desk. Every call throws a `Refusal` for what is not done. */
export const deskApi = {
  files: () => ask<FileList>('files'),
  file: (path: string) => ask<DeskFile>(`file?path=${encodeURIComponent(path)}`),
  save: (proposal: Proposal) => ask<Saved>('file', proposal),
  check: (proposal: Proposal) => ask<{ problems: Problem[] }>('check', proposal),
  create: (wanted: { collection: string; title: string; slug?: string; copyOf?: string }) =>
    ask<{ path: string }>('new', wanted),
  remove: (wanted: { path: string; hash: string; confirm: boolean }) =>
    ask<{ links?: FileLink[] }>('delete', wanted),
  addPhoto: (photo: { name: string; data: string }) => ask<{ path: string }>('photo', photo),
  undo: () => ask<{ path: string; title: string }>('undo', {}),
  places: () => ask<{ towns: TownPlace[]; ring: { center: Place; radiusKm: number } }>('places'),
  changes: () => ask<{ files: ChangedFile[]; unsent: number }>('changes'),
  publish: (message: string) => ask<Published>('publish', { message }),
};

async function ask<Answer>(what: string, body?: object): Promise<Answer> {
  const response = await fetch(`/_desk/api/${what}`, body && post(body)).catch(() => {
    throw new Refusal(0, {
      error:
        'The desk is not responding. To start it again, run "npm run desk" in a terminal in the project folder.',
    });
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, answer as RefusalWords);
  return answer as Answer;
}

function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
