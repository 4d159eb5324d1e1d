import * as content from '../content.ts';
import type { Omitted } from '../content-fields.ts';

/** A kind of content, such as services, and the pages that show it. */
export interface Kind {
  /** The pages dedicated to this kind of content. They show every field that is not in `omitted`. */
  pages: ShownContent[];
  /** Fields that the dedicated pages do not show. */
  omitted?: Omitted;
  /** Lists whose items the dedicated pages show in a different order. */
  unordered?: Omitted;
  /** Content on other pages, such as cards in lists, and text that is composed of several fields. */
  elsewhere?: ShownContent[];
}

/** A page and the part of a content file that the page shows. */
export interface ShownContent {
  address: string;
  /** Path below content/. Example: services/maintenance.yaml */
  file: string;
  content: unknown;
  /** Fields that the page does not show. Example: sections[].kind */
  omitted?: Omitted;
}

// Common reasons why a page does not show a field.
export const drawing = 'selects a drawing';
export const component = 'selects a component';
export const onCard = 'on the card in the list of all entries';
export const byScript = 'inserted by a script';
export const onForm = 'on the field form; field-forms.test.ts';

/** Map labels, which pages omit if the region has no map. */
export const mapLabels: Omitted = content.region.ring
  ? {}
  : {
      mapLabel: 'the region has no map',
      'serviceArea.mapLabel': 'the region has no map',
      'towns.mapLabel': 'the region has no map',
      'sections[].map': 'the region has no map',
    };
