/** The Network Information API, which only Chromium supports. */
interface Navigator {
  readonly connection?: {
    saveData?: boolean;
    effectiveType?: string;
    /** Example: cellular. Defined only on Android. */
    type?: string;
  };
}
