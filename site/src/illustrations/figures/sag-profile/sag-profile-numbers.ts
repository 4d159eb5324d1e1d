import { sagProfileData } from './sag-profile-data.ts';
import { spanSag } from './span-sag.ts';

/** What the words may state: the data, and each span's sag and lowest point in feet. */
export const sagProfileNumbers = {
  spans: sagProfileData.spans.map((span) => ({
    ...span,
    sag: spanSag(span).toFixed(1),
    low: (span.attachment - spanSag(span)).toFixed(1),
  })),
};
