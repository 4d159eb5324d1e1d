/** A browser that is not Chromium, driven by the standard protocol that it speaks. */
export interface Engine {
  /** Opens a window that knows nothing of the others; `script` says whether pages may run theirs. */
  openWindow(options: { script: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** What the protocols of both engines can do to one window. */
export interface EngineWindow {
  /** Goes to an address and comes back when its page has loaded. */
  load(address: string): Promise<void>;
  /** Calls a function, given as source text, in the page. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses keys and moves the pointer, in the words that WebDriver and WebDriver BiDi share. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Gives pages a viewport of this size. */
  resize(width: number, height: number): Promise<void>;
  /** The viewport as it is seen, as PNG. */
  takePicture(): Promise<Buffer>;
  /** The page on paper, as PDF; absent where the engine's driver cannot print. */
  print?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** See https://www.w3.org/TR/webdriver2/#actions. */
type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };

/** Where browsers send what is not for this machine: nobody listens there. */
export const nowhere = '127.0.0.1:9';
