import type { Fields } from './desk-api.ts';

/** A file's text as one side has it. */
export interface Version {
  hash: string;
  data: Fields;
  body?: string | undefined;
}

/** What was typed and not saved. */
export interface Draft {
  /** The text that it was typed over. */
  base: Version;
  data: Fields;
  body?: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the browser keeps when the page is left; `localStorage` but in tests. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'desk-draft:';

/**
 * The drafts of one tab. Each tab keeps its own, so that two of them on one file do not write over
 * each other; those of closed tabs are there to be taken over.
 */
export class Drafts {
  readonly #tab: string;
  readonly #store: Store;

  constructor(tab: string, store: Store) {
    this.#tab = tab;
    this.#store = store;
  }

  /** Keeps a draft; false where the browser keeps nothing. */
  keep(path: string, draft: Draft): boolean {
    try {
      this.#store.setItem(this.#keyOf(path), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  /** This tab's draft of a file. */
  own(path: string): Draft | undefined {
    return this.#read(this.#keyOf(path));
  }

  /** The last draft of a file that another tab left. */
  left(path: string): Draft | undefined {
    return this.#keys()
      .filter((key) => key.endsWith(`:${path}`) && key !== this.#keyOf(path))
      .map((key) => this.#read(key))
      .filter((draft) => draft !== undefined)
      .toSorted((a, b) => b.at - a.at)[0];
  }

  /** Forgets this tab's draft. */
  drop(path: string): void {
    this.#remove(this.#keyOf(path));
  }

  /** Forgets what other tabs left. */
  dropLeft(path: string): void {
    for (const key of this.#keys()) {
      if (key.endsWith(`:${path}`) && key !== this.#keyOf(path)) this.#remove(key);
    }
  }

  /** The files of which there is a draft, of any tab. */
  paths(): Set<string> {
    return new Set(this.#keys().map((key) => key.slice(prefix.length).replace(/^[^:]*:/, '')));
  }

  #keyOf(path: string) {
    return `${prefix}${this.#tab}:${path}`;
  }

  #keys(): string[] {
    try {
      const { length } = this.#store;
      return Array.from({ length }, (_, index) => this.#store.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  }

  #read(key: string): Draft | undefined {
    try {
      const draft = JSON.parse(this.#store.getItem(key) ?? 'null') as Draft | null;
      return typeof draft?.base?.hash === 'string' && draft.data ? draft : undefined;
    } catch {
      return undefined;
    }
  }

  #remove(key: string): void {
    try {
      this.#store.removeItem(key);
    } catch {
      // Storage is refused: there was no draft either.
    }
  }
}

/** The drafts of this browser tab, which stays the same one when it is loaded again. */
export function openDrafts(): Drafts {
  try {
    const tab = sessionStorage.getItem('desk-tab') ?? crypto.randomUUID();
    sessionStorage.setItem('desk-tab', tab);
    return new Drafts(tab, localStorage);
  } catch {
    return new Drafts('', emptyStore);
  }
}

const emptyStore: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser keeps nothing.');
  },
  removeItem: () => {},
};
