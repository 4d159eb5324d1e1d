/** The Network Information API, which only Chromium has. */
interface Navigator {
  readonly connection?: {
    saveData?: boolean;
    effectiveType?: string;
    /** Known on Android alone. */
    type?: string;
  };
}
