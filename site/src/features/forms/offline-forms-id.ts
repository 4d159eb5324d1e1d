/** Id of the heading above the button that stores all forms on the device, for links to it. */
export const offlineFormsId = 'offline-forms';
