/*
 * Access to this browser's local storage for features that also work without it. Local storage fails in some private
 * windows, when visitors block site data, and when it is full: then even reading the variable `localStorage` may throw
 * an error. A storage that fails counts as empty.
 *
 * The privacy policy lists everything that the site stores: "Cookies and storage in your browser" in
 * `content/privacy-policy.mdx`.
 */

/** Returns the stored text, or null if there is none or local storage fails. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. If local storage fails, an older text may remain. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The text lasts as long as the page.
  }
}

/** Moves the text stored under a key of an earlier version of the site. If that fails, the text stays under the old key. */
export function moveStored(oldKey: string, key: string): void {
  try {
    const text = localStorage.getItem(oldKey);
    if (text === null) return;
    localStorage.setItem(key, text);
    localStorage.removeItem(oldKey);
  } catch {
    // The next page load tries again.
  }
}

/** Removes a stored text, if there is one. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
