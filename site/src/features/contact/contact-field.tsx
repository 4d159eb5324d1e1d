import { formHooks } from '#contract/form-hooks.ts';
import { getField, type InquiryField } from '#contract/inquiry-form.ts';
import { RadioField, SelectField, TextAreaField, TextField } from '#ui/controls/field.tsx';
import { ByKind } from './by-kind.tsx';
import type { FormWords } from './read-contact.ts';

/**
 * Form field with the type from the contract, and the label and hint from the content. The control has no `maxlength`,
 * because browsers drop pasted text beyond it without a message. The script and the service report text that is too long.
 */
export function ContactField({
  name,
  words: { label, hint, choices: choiceLabels },
  workWords,
}: {
  name: InquiryField;
  words: FormWords['fields'][InquiryField];
  /** Label and hint shown to job applicants instead of those in `words`. */
  workWords: FormWords['work']['fields'][InquiryField];
}) {
  const field = getField(name);
  const { control, required, pattern, autoComplete, choices, initial } = field;
  const errorPlace = { [formHooks.errorFor]: name };
  const common = {
    name,
    label: <ByKind customer={label} applicant={workWords?.label} />,
    hint: (hint || workWords?.hint) && <ByKind customer={hint} applicant={workWords?.hint} />,
    required,
    autoComplete,
    errorPlace,
  };
  if (choices && control === 'radio') {
    const labeledChoices = Object.keys(choices).map(
      (value) => [value, choiceLabels?.[value] ?? ''] as const,
    );
    return (
      <RadioField
        name={name}
        label={label}
        errorPlace={errorPlace}
        initial={initial}
        choices={labeledChoices}
      />
    );
  }
  if (choices) {
    return (
      <SelectField {...common} defaultValue="">
        <option value="">{choiceLabels?.none}</option>
        {Object.keys(choices)
          .filter((value) => choiceLabels?.[value])
          .map((value) => (
            <option key={value} value={value}>
              {choiceLabels?.[value]}
            </option>
          ))}
      </SelectField>
    );
  }
  if (control === 'text-area') {
    return <TextAreaField {...common} rows={5} />;
  }
  return <TextField {...common} type={control} pattern={pattern} />;
}
