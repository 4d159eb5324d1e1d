import type { FilledForm, RowChanges, Stroke } from './filled-form.ts';

/**
 * Whether the form is kept on the device. `opening`: the browser's store has not answered yet. `empty`: nothing has
 * been typed yet, so nothing is kept. `unavailable`: the browser keeps nothing. `failed`: the last change is not kept.
 * `elsewhere`: another tab edits the form. `newer`: a later release of the site kept the form, and this one cannot
 * read it.
 */
export type KeepStatus =
  | 'opening'
  | 'empty'
  | 'kept'
  | 'unavailable'
  | 'failed'
  | 'elsewhere'
  | 'newer';

/** Time between a change and its saving, in milliseconds. Later changes in this time are saved together with it. */
const saveDelay = 300;

/** A form while it is filled in. Saves every change to the device. */
export class FormSession {
  /** Differs from the key of every other session, also of the same form. */
  readonly key: string = crypto.randomUUID();
  readonly form: FilledForm;
  status: KeepStatus = 'opening';
  /** Time at which the form was last kept, in milliseconds since 1970. */
  keptAt: number;
  private readonly keep: (form: FilledForm) => Promise<void>;
  private readonly listFields: (form: FilledForm) => Map<string, string>;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isDirty = false;
  private hasKept = false;
  private lastSave: Promise<void> = Promise.resolve();

  /**
   * @param keep Keeps the form on the device; rejects if that fails.
   * @param listFields Returns the labels of the form's fields by their keys.
   */
  constructor(
    form: FilledForm,
    keep: (form: FilledForm) => Promise<void>,
    listFields: (form: FilledForm) => Map<string, string>,
  ) {
    this.form = form;
    this.keptAt = form.changedAt;
    this.keep = keep;
    this.listFields = listFields;
  }

  /** Calls `listener` after each change of the status, and each time the form is kept. Returns a function that ends this. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setStatus(status: KeepStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
    if (this.canKeep && this.isDirty) this.scheduleSave();
  }

  textOf = (key: string): string => this.form.values[key] ?? '';

  setText(key: string, text: string): void {
    if (text === this.textOf(key)) return;
    if (text === '') {
      delete this.form.values[key];
      delete this.form.labels[key];
    } else {
      this.form.values[key] = text;
    }
    this.change();
  }

  setRows(table: string, changes: RowChanges): void {
    this.form.rows[table] = changes;
    this.change();
  }

  /** Stores the strokes of a signature. Without strokes, the signature is removed. */
  sign(signer: string, strokes: Stroke[]): void {
    if (strokes.length > 0) this.form.signatures[signer] = strokes;
    else delete this.form.signatures[signer];
    this.change();
  }

  /** Saves the last changes at once. Resolves when they are kept or could not be kept. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lastSave = this.lastSave.then(() => this.saveChanges());
    return this.lastSave;
  }

  private change(): void {
    // If the clock was set back, the form still counts as changed after its last change.
    this.form.changedAt = Math.max(Date.now(), this.form.changedAt + 1);
    this.isDirty = true;
    this.scheduleSave();
  }

  private get canKeep(): boolean {
    return !['opening', 'elsewhere', 'newer'].includes(this.status);
  }

  private scheduleSave(): void {
    if (this.canKeep) this.timer ??= setTimeout(() => void this.save(), saveDelay);
  }

  private async saveChanges(): Promise<void> {
    if (!this.isDirty || !this.canKeep) return;
    this.isDirty = false;
    const fields = this.listFields(this.form);
    for (const key of Object.keys(this.form.values)) {
      const label = fields.get(key);
      if (label !== undefined) this.form.labels[key] = label;
    }
    try {
      await this.keep(structuredClone(this.form));
      this.hasKept = true;
      this.keptAt = Date.now();
      if (this.canKeep) this.setStatus('kept');
    } catch {
      this.isDirty = true;
      // The next change tries again. Without `setStatus`, which would try again at once and forever.
      this.status = this.hasKept ? 'failed' : 'unavailable';
      for (const listener of this.listeners) listener();
    }
  }
}
