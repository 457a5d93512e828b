import type { CountrySeed } from '../catalogue/countryTypes';
import { textIn, type Language } from '../text';

/** Serializes the countries with the forms of their addresses. */
export const serializeCountries = (countries: readonly CountrySeed[], language: Language) =>
  countries.map(({ code, fields }) => ({
    code,
    ...(fields && {
      fields: fields.map(({ label, options, isRequired = true, ...field }) => ({
        ...field,
        isRequired,
        ...(label && { label: textIn(label, language) }),
        ...(options && {
          options: options.map((option) => ({ value: option.value, label: textIn(option.label, language) })),
        }),
      })),
    }),
  }));
