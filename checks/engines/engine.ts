/** A browser that is not Chromium. */
export interface Engine {
  /** Opens a window that knows nothing of the others; without `script`, pages run none of theirs. */
  openWindow(options: { script: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** What the libraries of both engines can do to one window. */
export interface EngineWindow {
  /** Goes to an address and comes back when its page is read. */
  load(address: string): Promise<void>;
  /** Calls a function, given as source text, in the page. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys one after the other; those that are no letters as WebDriver names them. */
  type(keys: string): Promise<void>;
  /** Gives pages a viewport of this size. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Keys that are no letters: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

/** Where browsers send what is not for this machine: nobody listens there. */
export const nowhere = { host: '127.0.0.1', port: 9 };
