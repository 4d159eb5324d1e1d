import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import { component, type Kind, onCard, onForm } from './kind.ts';

/**
 * A field form with a box for a curve, a verdict, and a line for an instrument, so that it shows every kind of text
 * that field forms can have.
 */
const fullForm = content.sheets.find(
  ({ facts, blocks, blankVerdict }) =>
    facts.some(({ blank }) => blank === 'instrument') &&
    blankVerdict &&
    blocks.some(({ kind }) => kind === 'ground-curve'),
);

const permanentId = 'an id, which filled-in forms use';

/** Pages of tools and sample sheets. */
export const toolAndSheetContent = {
  tools: {
    pages: content.tools.map((tool) => ({
      address: routes.toolRoute(tool.id),
      file: `tools/${tool.id}.yaml`,
      content: tool,
    })),
    omitted: {
      summary: onCard,
      calculator: component,
      maintenance: 'the page shows tasks in the months in which they are due',
    },
    elsewhere: [
      ...content.tools.map(({ title, summary, ...tool }) => ({
        address: routes.routes.tools,
        file: `tools/${tool.id}.yaml`,
        content: { title, summary },
      })),
      {
        address: routes.routes.tools,
        file: 'tools/*.yaml',
        content: content.tools.map(({ id }) => ({ href: routes.toolRoute(id) })),
      },
    ],
  },
  toolsPage: {
    pages: [{ address: routes.routes.tools, file: 'pages/tools.yaml', content: content.toolsPage }],
    omitted: {
      labels: 'on the pages of tools',
      actions: 'on the pages of tools',
    },
    elsewhere: content.tools.map((tool) => ({
      address: routes.toolRoute(tool.id),
      file: 'pages/tools.yaml',
      content: {
        labels: { ...content.toolsPage.labels, still: undefined },
        actions: {
          ...content.toolsPage.actions,
          copied: undefined,
          notCopied: undefined,
          blocked: undefined,
          correct: undefined,
        },
      },
    })),
  },
  sheets: {
    pages: content.sheets.map((sheet) => ({
      address: routes.sampleSheetRoute(sheet.id),
      file: `sheets/${sheet.id}.yaml`,
      content: sheet,
    })),
    omitted: {
      moment: 'selects the group on the page of all sheets',
      section: 'on the page of all sheets',
      use: 'on the page of all sheets, and in the head',
      blankNotes: onForm,
      blankLines: onForm,
      blankVerdict: onForm,
      blankRemarks: onForm,
      blankSigners: onForm,
      formId: permanentId,
      retired: permanentId,
      'facts[].id': permanentId,
      'blocks[].id': permanentId,
      'blocks[].columns[].id': permanentId,
      'blocks[].rows[].id': permanentId,
      'blocks[].compared[].id': permanentId,
      'facts[].blank': onForm,
      'blocks[].blank': onForm,
      'blocks[].results': onForm,
      'blocks[].columns[].blank': onForm,
      'blocks[].columns[].unit': onForm,
      'blocks[].columns[].width': 'a style',
      'blocks[].columns[].limits': 'in the field form; fill-forms.spec.ts',
      'blocks[].limits': 'in the field form; fill-forms.spec.ts',
      'blocks[].columns[].formula': 'in the spreadsheet; field-forms.test.ts',
      'blocks[].kind': component,
      'blocks[].columns[].align': 'a style',
      'blocks[].columns[].phones': 'a style',
      'blocks[].marks': 'in the drawing',
      'blocks[].compared[].as': 'selects a limit',
    },
    unordered: { 'blocks[].rows[].cells': 'phones show some columns below the row' },
    elsewhere: [
      ...content.sheets.map(({ id, use }) => ({
        address: routes.routes.fieldForms,
        file: `sheets/${id}.yaml`,
        content: { use },
      })),
    ],
  },
  samplesPage: {
    pages: content.sheets.slice(0, 1).map(() => ({
      address: routes.routes.fieldForms,
      file: 'pages/samples.yaml',
      content: {
        ...content.samplesPage,
        // Only the moments that have a sheet have a heading.
        moments: Object.fromEntries(
          content.sheets.map(({ moment }) => [moment, content.samplesPage.moments[moment]]),
        ),
      },
    })),
    omitted: {
      label: 'on each sample sheet',
      offer: 'on the pages that link to the samples',
      line: 'on the pages that link to the samples',
      others: 'on the pages of sheets',
      roster: 'on the pages of sheets with crew numbers; people-and-safety.test.ts',
      action: 'on the pages of sheets',
      filled: 'in the head',
      description: 'in the head',
      blank: 'on the field forms',
      fill: 'on the field forms; fill-forms.spec.ts',
      workbook: 'in the spreadsheets; field-forms.test.ts',
      rises: 'on the field form that compares temperatures',
      card: 'on the card',
    },
    // Thumbnails of the sheets interrupt the page's text, so the test does not check its order.
    unordered: { '': 'the pictures of the sheets repeat the label' },
    elsewhere: [
      ...content.sheets.map(({ id }) => {
        const { label, note, others, action, offer } = content.samplesPage;
        return {
          address: routes.sampleSheetRoute(id),
          file: 'pages/samples.yaml',
          content: { label, note, others, action, offer: { link: offer.link } },
        };
      }),
      ...content.sheets.slice(0, 1).flatMap(() => [
        {
          address: routes.routes.tools,
          file: 'pages/samples.yaml',
          content: { offer: content.samplesPage.offer },
        },
        ...[routes.routes.home, routes.routes.services].map((address) => ({
          address,
          file: 'pages/samples.yaml',
          content: { line: content.samplesPage.line },
        })),
        {
          address: routes.routes.truckCard,
          file: 'pages/samples.yaml',
          content: { card: content.samplesPage.card },
          omitted: {
            'card.summary': 'in the head',
            'card.elevationFeet': 'with a thousands separator',
            ...omittedOnCardSide('card.english'),
            ...omittedOnCardSide('card.spanish'),
          },
        },
      ]),
      ...(fullForm
        ? [
            {
              address: routes.blankFormRoute(fullForm.id),
              file: 'pages/samples.yaml',
              content: { blank: { ...content.samplesPage.blank, label: undefined } },
              omitted: { 'blank.signers[].id': permanentId },
            },
          ]
        : []),
    ],
  },
} satisfies Record<string, Kind>;

/** The fields of a side of the truck card that the card does not show as they are. */
function omittedOnCardSide(side: string) {
  return {
    [`${side}.title`]: 'in lower case',
    [`${side}.link`]: 'on the pages that link to the card',
    [`${side}.edition`]: 'in lower case',
    [`${side}.units`]: 'with numbers',
    [`${side}.approach.unknown`]: 'only above 4,000 ft',
    [`${side}.approach.corrected`]: 'with the elevation filled in',
    [`${side}.clearance.upTo`]: 'with the voltage filled in',
    [`${side}.clearance.scale`]: 'with the height filled in',
    [`${side}.clearance.over`]: 'with the voltage filled in',
    [`${side}.clearance.indoors`]: 'with the distances filled in',
    [`${side}.sources.items`]: 'with other punctuation',
  };
}
