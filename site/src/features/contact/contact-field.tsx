import { formHooks } from '#contract/form-hooks.ts';
import { getField, type InquiryField } from '#contract/inquiry-form.ts';
import { SelectField, TextAreaField, TextField } from '#ui/controls/field.tsx';
import type { FormWords } from './read-contact.ts';

/** A field of the form as the contract describes it, in the words of the content. */
export function ContactField({
  name,
  words: { choices: words, ...label },
  error,
}: {
  name: InquiryField;
  words: FormWords['fields'][InquiryField];
  error: string | undefined;
}) {
  const { control, limit: maxLength, required, pattern, autoComplete, choices } = getField(name);
  const errorProps = { [formHooks.errorFor]: name };
  const common = { name, ...label, required, autoComplete, error, errorProps };
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
    return <TextAreaField {...common} maxLength={maxLength} rows={6} />;
  }
  return <TextField {...common} type={control} maxLength={maxLength} pattern={pattern} />;
}
