/** Where the content editor is, and the folder of what it loads. Nothing links there. */
export const editorPath = '/admin';

/** Where the service worker is, at the root so that it may answer every page. */
export const workerPath = '/sw.js';
