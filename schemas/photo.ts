import { z } from 'zod';
import {
  choices,
  county,
  day,
  group,
  listOf,
  oneOf,
  placeName,
  refuse,
  type SchemaContext,
  stateCode,
  text,
  verbatim,
} from './fields.ts';

export const photoFile = verbatim('the name of a file in content/photos', 'substation-yard.jpg')
  .refine(
    (name) => !name.includes('/'),
    'expected a file name without folders; put the photo in content/photos',
  )
  .meta({ title: 'Photo', description: 'At least 1600 pixels wide.', photo: true });

/** The part of a photo that stays visible if a card crops the photo. */
export const focus = oneOf(
  [
    'center',
    'top',
    'right top',
    'right',
    'right bottom',
    'bottom',
    'left bottom',
    'left',
    'left top',
  ],
  'a part of the photo',
)
  .default('center')
  .meta({
    title: 'Position of the subject',
    description: 'The part of the photo that stays visible when the photo is cropped.',
  });

export type Focus = z.infer<typeof focus>;

const whatIsSeen = verbatim(
  'what the picture shows, in a sentence',
  'Two electricians at an open switchgear.',
  'What it shows',
);

/** A photo supplied by the owner, from `content/photos/`. */
const photoSchema = group({
  file: photoFile,
  alt: whatIsSeen,
  caption: text('what and where, in a line', 'Relay panel, Andrews County'),
  place: z
    .enum(['beside', 'instead'], {
      error: 'expected beside (in the row after the scope) or instead (in place of the diorama)',
    })
    .meta({
      title: 'Where',
      ...choices({ beside: 'In the row after the scope', instead: 'In place of the diorama' }),
    }),
  focus,
});

export type Photo = z.infer<typeof photoSchema>;

/** A photo of a job, with the phase of the job, the place and the date. */
const jobPhotoSchema = (context: SchemaContext) =>
  group({
    file: photoFile,
    alt: whatIsSeen,
    caption: text('one sentence', 'The new lineup, two inches forward.').optional().meta({
      title: 'Caption',
      description: 'If left empty, the caption says what the photo shows.',
    }),
    taken: oneOf(['before', 'during', 'after'], 'a time').meta({ title: 'Before, during, after' }),
    county,
    state: stateCode(context),
    date: day('2026-05-14').meta({ title: 'Taken on' }),
    focus,
  });

export const jobPhotosSchema = (context: SchemaContext) =>
  listOf(jobPhotoSchema(context), 'photos')
    .max(6, 'expected at most 6 photos; keep those that show the work')
    .superRefine(refuseRepeated)
    .optional()
    .meta({
      title: 'Photos',
      description: 'Show no one without consent, and name no client without permission.',
    });

/** Photos in the text of an article, which places each by its name. */
export const articlePhotosSchema = listOf(
  group({
    name: placeName('switchgear-after'),
    file: photoFile,
    alt: whatIsSeen,
    caption: text('one sentence', 'The new lineup, two inches forward.'),
    focus,
  }),
  'photos',
)
  .superRefine(refuseRepeated)
  .superRefine((photos, context) => {
    photos.forEach(({ name }, index) => {
      if (photos.findIndex((photo) => photo.name === name) === index) return;
      refuse(
        context,
        [index, 'name'],
        `"${name}" is the name of another photo; choose a different one`,
      );
    });
  })
  .optional()
  .meta({
    title: 'Photos in the text',
    description:
      'The text places each by its name: <Photo name="switchgear-after" />. Show no one without consent.',
  });

function refuseRepeated(photos: readonly { file: string }[], context: z.RefinementCtx): void {
  photos.forEach(({ file }, index) => {
    if (photos.findIndex((photo) => photo.file === file) === index) return;
    refuse(context, [index, 'file'], `${file} is already on this page; remove one of the two`);
  });
}

export const photosSchema = listOf(photoSchema, 'photos')
  .superRefine((photos, context) => {
    photos.forEach(({ place }, index) => {
      const first = photos.findIndex((photo) => photo.place === 'instead');
      if (place === 'instead' && first < index) {
        const remedy = `write \`place: beside\` for this photo or for ${photos[first]?.file}`;
        const message = `only one photo can take the place of the diorama; ${remedy}`;
        refuse(context, [index, 'place'], message);
      }
    });
    refuseRepeated(photos, context);
  })
  .optional()
  .meta({
    title: 'Photos',
    description: 'Show no one without consent, and name no client without permission.',
  });
