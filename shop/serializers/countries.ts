import type { CountrySeed, LocalityFieldSeed, RecipientFieldSeed } from '../catalogue/countryTypes';
import { textIn, type Language } from '../text';

function serializeField<Seed extends LocalityFieldSeed | RecipientFieldSeed>(
  { label, options, ...field }: Seed,
  language: Language,
) {
  return {
    ...field,
    ...(label && { label: textIn(label, language) }),
    ...(options && {
      options: options.map((option) => ({ value: option.value, label: textIn(option.label, language) })),
    }),
  };
}

/** Serializes what is asked of a recipient beside name and phone. */
export const serializeRecipientFields = (fields: readonly RecipientFieldSeed[], language: Language) =>
  fields.map(({ isRequired = false, ...field }) => ({ ...serializeField(field, language), isRequired }));

/** Serializes the countries with the forms of their addresses. */
export const serializeCountries = (countries: readonly CountrySeed[], language: Language) =>
  countries.map(({ code, fields, recipientFields }) => ({
    code,
    ...(fields && {
      fields: fields.map(({ isRequired = true, ...field }) => ({ ...serializeField(field, language), isRequired })),
    }),
    ...(recipientFields && { recipientFields: serializeRecipientFields(recipientFields, language) }),
  }));
