/** Gallery entries of what customers press, tick and fill in, drawn with the kit of the platform. */
import { FormEnd } from '@/platform/FormEnd';
import { PanelActions } from '@/platform/PanelActions';
import { CallingCodeSample, CheckboxSample, FormSample, PanelSample } from './Interactive';
import { KitButton } from './KitParts';
import type { GalleryEntries } from './galleryEntry';

export const controlEntries: GalleryEntries = ({ texts }) => [
  {
    name: 'Button',
    file: 'src/platform/{platform}/kit.tsx',
    states: {
      default: <KitButton>{texts.action}</KitButton>,
      primary: <KitButton tone="primary">{texts.action}</KitButton>,
      danger: <KitButton tone="danger">{texts.action}</KitButton>,
      busy: (
        <KitButton tone="primary" isBusy busyLabel={texts.progress}>
          {texts.action}
        </KitButton>
      ),
      disabled: <KitButton isDisabled>{texts.action}</KitButton>,
      large: (
        <KitButton tone="primary" isLarge isWide>
          {texts.action}
        </KitButton>
      ),
      long: <KitButton isWide>{texts.long}</KitButton>,
    },
  },
  {
    name: 'Panel',
    file: 'src/platform/usePlatform.tsx',
    states: {
      default: <PanelSample texts={texts} text={texts.text} />,
      long: <PanelSample texts={texts} text={`${texts.long} `.repeat(12)} />,
    },
  },
  {
    name: 'PanelActions',
    file: 'src/platform/PanelActions.tsx',
    states: {
      default: (
        <PanelActions>
          <KitButton>{texts.action}</KitButton>
          <KitButton tone="primary">{texts.show}</KitButton>
        </PanelActions>
      ),
    },
  },
  {
    name: 'CheckboxRow',
    file: 'src/platform/CheckboxRow.tsx',
    states: {
      default: <CheckboxSample text={texts.title} />,
      selected: <CheckboxSample text={texts.title} isFirst />,
      error: <CheckboxSample text={texts.title} error={texts.error} />,
      long: <CheckboxSample text={texts.long} />,
    },
  },
  {
    name: 'Form',
    file: 'src/platform/{platform}/Form.tsx',
    states: { default: <FormSample texts={texts} />, error: <FormSample texts={texts} error={texts.error} /> },
  },
  {
    name: 'FormEnd',
    file: 'src/platform/FormEnd.tsx',
    states: {
      default: <FormEnd isBusy={false} isUnknown={false} saveLabel={texts.action} formError={undefined} />,
      busy: <FormEnd isBusy isUnknown={false} saveLabel={texts.action} formError={texts.progress} />,
      error: <FormEnd isBusy={false} isUnknown={false} saveLabel={texts.action} formError={texts.error} />,
    },
  },
  {
    name: 'CallingCodeSelect',
    file: 'src/platform/CallingCodeSelect.tsx',
    states: { default: <CallingCodeSample /> },
  },
];
