import type { APIRoute, GetStaticPaths } from 'astro';
import { type FieldForm, readFieldForms } from '#site/features/forms/field-form.ts';
import { writeSpreadsheet } from '#site/features/forms/spreadsheets/write-spreadsheet.ts';

export const getStaticPaths = (async () =>
  (await readFieldForms()).map((form) => ({
    params: { sheet: form.id },
    props: { form },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ form: FieldForm }> = async ({ props }) =>
  new Response(await writeSpreadsheet(props.form), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  });
