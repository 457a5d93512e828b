/** Samples that keep a state: what is typed, ticked or open. */
import { useState, type FunctionComponent } from 'react';
import { UndoBar } from '@/components/UndoBar';
import { useModalRoute } from '@/hooks/useModalRoute';
import { CallingCodeSelect } from '@/platform/CallingCodeSelect';
import { CheckboxRow } from '@/platform/CheckboxRow';
import type { QuantityProps, SwitchProps } from '@/platform/controlProps';
import { useFormKit } from '@/platform/useFormKit';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { doNothing, type Samples } from './galleryEntry';

interface Props {
  texts: Samples['texts'];
}

/** The bar takes the focus when it comes, so it comes on demand. */
export function UndoBarSample({ texts }: Props) {
  const { Button } = usePlatform();
  const [isShown, setShown] = useState(false);
  const hide = () => setShown(false);
  return isShown ? (
    <UndoBar message={texts.title} onUndo={hide} onOver={hide} />
  ) : (
    <Button onClick={() => setShown(true)}>{texts.show}</Button>
  );
}

/** A panel of the platform, opened with a button. */
export function PanelSample({ texts, text }: Props & { text: string }) {
  const { Button, Panel } = usePlatform();
  const modal = useModalRoute(`gallery:${text.length}`);
  return (
    <>
      <Button onClick={modal.open}>{texts.show}</Button>
      <Panel
        modal={modal}
        title={texts.title}
        footer={
          <PanelActions>
            <Button isSafe onClick={modal.close}>
              {texts.action}
            </Button>
          </PanelActions>
        }
      >
        <p>{text}</p>
      </Panel>
    </>
  );
}

export function CheckboxSample({ text, isFirst = false, error }: { text: string; isFirst?: boolean; error?: string }) {
  const [isChecked, setChecked] = useState(isFirst);
  return (
    <CheckboxRow name="gallery" isChecked={isChecked} onChange={setChecked} fieldError={error}>
      {text}
    </CheckboxRow>
  );
}

export function CallingCodeSample() {
  const [code, setCode] = useState('+1');
  return <CallingCodeSelect callingCode={code} callingCodes={['+1', '+86', '+852']} onCallingCode={setCode} />;
}

/** A form of the platform with each of its controls. */
export function FormSample({ texts, error }: Props & { error?: string }) {
  const kit = useFormKit();
  const [code, setCode] = useState('+1');
  const [values, setValues] = useState({ name: '', note: '', phone: '', kind: 'one', isOn: true });
  if (!kit) return <p>{texts.progress}</p>;
  const { Form, FormItem, Input, TextArea, PhoneInput, RadioGroup, Switch } = kit;
  return (
    <Form
      values={values}
      errors={{ name: error, phone: error }}
      onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
      onSubmit={doNothing}
    >
      <FormItem name="name" label={texts.title} required>
        <Input name="name" autoComplete="off" />
      </FormItem>
      <FormItem name="note" label={texts.action} hint={texts.text}>
        <TextArea name="note" rows={2} maxLength={200} />
      </FormItem>
      <FormItem name="phone" label={texts.show} required>
        <PhoneInput callingCode={code} callingCodes={['+1', '+86']} onCallingCode={setCode} />
      </FormItem>
      <FormItem name="kind" label={texts.text} required>
        <RadioGroup
          label={texts.text}
          look="row"
          options={[
            { value: 'one', label: texts.title },
            { value: 'two', label: texts.action },
          ]}
        />
      </FormItem>
      <FormItem name="isOn" label={texts.progress} valuePropName="checked" required>
        <Switch label={texts.progress} />
      </FormItem>
    </Form>
  );
}

/** A quantity; the component is that of a platform. */
export function QuantitySample({
  Quantity,
  ...props
}: { Quantity: FunctionComponent<QuantityProps> } & Pick<QuantityProps, 'label' | 'limit' | 'isDisabled' | 'most'>) {
  const [value, setValue] = useState(Math.min(2, props.most));
  return <Quantity {...props} value={value} onChange={setValue} />;
}

/** A switch; the component is that of a platform. */
export function SwitchSample({
  Switch,
  ...props
}: { Switch: FunctionComponent<SwitchProps> } & Pick<SwitchProps, 'label' | 'disabled'>) {
  const [isOn, setOn] = useState(true);
  return <Switch {...props} checked={isOn} onChange={setOn} />;
}
