/** A browser engine other than Chromium. */
export interface Engine {
  /** Opens a window with its own storage. `hasScript` turns JavaScript on or off. */
  openWindow(options: { hasScript: boolean }): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A browser window, with the operations that the automation libraries of both engines have. */
export interface EngineWindow {
  /** Opens an address and resolves once the HTML of the page is parsed. */
  load(address: string): Promise<void>;
  /** Calls a function in the page. The function is passed as source text. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys one after another. For keys without a character, use `keys`. */
  type(keys: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** WebDriver's codes of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

/** Proxy address at which nothing listens. A browser that uses this proxy cannot reach other machines. */
export const absentProxy = { host: '127.0.0.1', port: 9 };
