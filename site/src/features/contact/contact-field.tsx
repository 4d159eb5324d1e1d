import { formHooks } from '#contract/form-hooks.ts';
import { getField, type InquiryField } from '#contract/inquiry-form.ts';
import { RadioField, SelectField, TextAreaField, TextField } from '#ui/controls/field.tsx';
import { ByKind } from './by-kind.tsx';
import type { FormWords } from './read-contact.ts';

/** A field of the form as the contract describes it, in the words of the content. */
export function ContactField({
  name,
  words: { label, hint, choices: words },
  workWords,
}: {
  name: InquiryField;
  words: FormWords['fields'][InquiryField];
  /** What is said in their place to someone who wants to work with us. */
  workWords: FormWords['work']['fields'][InquiryField];
}) {
  const field = getField(name);
  const { control, limit: maxLength, required, pattern, autoComplete, choices, initial } = field;
  const errorProps = { [formHooks.errorFor]: name };
  const spoken = {
    label: <ByKind job={label} work={workWords?.label} />,
    hint: (hint || workWords?.hint) && <ByKind job={hint} work={workWords?.hint} />,
  };
  const common = { name, ...spoken, required, autoComplete, errorProps };
  if (choices && control === 'radio') {
    const offered = Object.keys(choices).map((value) => [value, words?.[value] ?? ''] as const);
    return (
      <RadioField
        name={name}
        label={label}
        errorProps={errorProps}
        initial={initial}
        choices={offered}
      />
    );
  }
  if (choices) {
    return (
      <SelectField {...common} defaultValue="">
        <option value="">{words?.none}</option>
        {Object.keys(choices).map((value) => (
          <option key={value} value={value}>
            {words?.[value]}
          </option>
        ))}
      </SelectField>
    );
  }
  if (control === 'text-area') {
    return <TextAreaField {...common} maxLength={maxLength} rows={5} />;
  }
  return <TextField {...common} type={control} maxLength={maxLength} pattern={pattern} />;
}
