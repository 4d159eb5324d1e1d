import { z } from 'zod';
import { choices, group, listOf, refuse, text } from './fields.ts';

/** A photograph of the owner's, from `content/photos/`. */
const photoSchema = group({
  file: text('the name of a file in content/photos', 'substation-yard.jpg')
    .refine(
      (name) => !name.includes('/'),
      'expected a file name without folders; put the photo in content/photos',
    )
    .meta({ title: 'Photo', description: 'At least 1600 pixels wide.', photo: true }),
  alt: text(
    'what the picture shows, in a sentence',
    'Two electricians at an open switchgear.',
    'What it shows',
  ),
  caption: text('what and where, in a line', 'Relay panel, Andrews County'),
  place: z
    .enum(['beside', 'instead'], {
      error: 'expected beside (in the row after the scope) or instead (in place of the diorama)',
    })
    .meta({
      title: 'Where',
      ...choices({ beside: 'In the row after the scope', instead: 'In place of the diorama' }),
    }),
});

export type Photo = z.infer<typeof photoSchema>;

/** The photographs of a page, if it has any. */
export const photosSchema = listOf(photoSchema, 'photos')
  .superRefine((photos, context) => {
    photos.forEach(({ place, file }, index) => {
      const first = photos.findIndex((each) => each.place === 'instead');
      if (place === 'instead' && first < index) {
        const remedy = `write beside here, or at ${photos[first]?.file}`;
        const message = `only one photo can take the place of the diorama; ${remedy}`;
        refuse(context, [index, 'place'], message);
      }
      if (photos.findIndex((each) => each.file === file) < index) {
        refuse(context, [index, 'file'], `${file} is on this page already; remove one of the two`);
      }
    });
  })
  .optional()
  .meta({
    title: 'Photos',
    description: 'Show no one without consent, and name no client without permission.',
  });
