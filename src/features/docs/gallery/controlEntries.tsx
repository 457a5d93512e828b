/** Gallery entries of what customers press, tick and fill in, drawn with the kit of the platform. */
import { FormEnd } from '@/platform/FormEnd';
import { PanelActions } from '@/platform/PanelActions';
import { CallingCodeSample, CheckboxSample, FormSample, PanelSample } from './Interactive';
import { KitButton } from './KitParts';
import type { GalleryEntries } from './galleryEntry';

export const controlEntries: GalleryEntries = ({ words }) => [
  {
    name: 'Button',
    file: 'src/platform/{platform}/kit.tsx',
    states: {
      default: <KitButton>{words.action}</KitButton>,
      primary: <KitButton tone="primary">{words.action}</KitButton>,
      danger: <KitButton tone="danger">{words.action}</KitButton>,
      busy: (
        <KitButton tone="primary" isBusy busyLabel={words.progress}>
          {words.action}
        </KitButton>
      ),
      disabled: <KitButton isDisabled>{words.action}</KitButton>,
      large: (
        <KitButton tone="primary" isLarge isWide>
          {words.action}
        </KitButton>
      ),
      long: <KitButton isWide>{words.long}</KitButton>,
    },
  },
  {
    name: 'Panel',
    file: 'src/platform/usePlatform.tsx',
    states: {
      default: <PanelSample words={words} text={words.text} />,
      long: <PanelSample words={words} text={`${words.long} `.repeat(12)} />,
    },
  },
  {
    name: 'PanelActions',
    file: 'src/platform/PanelActions.tsx',
    states: {
      default: (
        <PanelActions>
          <KitButton>{words.action}</KitButton>
          <KitButton tone="primary">{words.show}</KitButton>
        </PanelActions>
      ),
    },
  },
  {
    name: 'CheckboxRow',
    file: 'src/platform/CheckboxRow.tsx',
    states: {
      default: <CheckboxSample text={words.title} />,
      selected: <CheckboxSample text={words.title} isFirst />,
      error: <CheckboxSample text={words.title} error={words.error} />,
      long: <CheckboxSample text={words.long} />,
    },
  },
  {
    name: 'Form',
    file: 'src/platform/{platform}/Form.tsx',
    states: { default: <FormSample words={words} />, error: <FormSample words={words} error={words.error} /> },
  },
  {
    name: 'FormEnd',
    file: 'src/platform/FormEnd.tsx',
    states: {
      default: <FormEnd isBusy={false} isUnknown={false} saveLabel={words.action} formError={undefined} />,
      busy: <FormEnd isBusy isUnknown={false} saveLabel={words.action} formError={words.progress} />,
      error: <FormEnd isBusy={false} isUnknown={false} saveLabel={words.action} formError={words.error} />,
    },
  },
  {
    name: 'CallingCodeSelect',
    file: 'src/platform/CallingCodeSelect.tsx',
    states: { default: <CallingCodeSample /> },
  },
];
