import { ClipboardPaste } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { Box, Row, Text } from '@/components/Layout';
import { loadPasteAddress } from '@/features/address/useAddressForm';
import { useTranslation } from '@/hooks/useTranslation';
import type { FormKit } from '@/platform/formKit';
import { usePlatform } from '@/platform/usePlatform';
import styles from './address.less';

interface PasteAddressProps {
  kit: FormKit;
  /** Fills in the form; nothing is saved. */
  onPaste: (text: string) => void;
  /** Number of fields that the last pasted text filled; undefined before the first. */
  filled: number | undefined;
}

/** A field for a whole address. A pasted text fills the form at once, a typed one by the button. */
export function PasteAddress({ kit: { Form, FormItem, TextArea }, onPaste, filled }: PasteAddressProps) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const toggle = () => {
    setIsOpen(!isOpen);
    // Loaded early. When this fails, the code is loaded again as soon as a text is pasted.
    loadPasteAddress().catch(() => undefined);
  };
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const { target } = event;
    // In place of the whole text: otherwise the customer is editing it.
    const isWhole =
      target instanceof HTMLTextAreaElement && target.selectionEnd - target.selectionStart === target.value.length;
    if (isWhole && pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <Box marginBottom={16}>
      <Row
        as="button"
        type="button"
        minHeight="touch"
        align="center"
        gap={8}
        padding={0}
        color="action"
        size={15}
        weight={600}
        textAlign="start"
        inline

        aria-expanded={isOpen}
        onClick={toggle}
      >
        <ClipboardPaste size={18} strokeWidth={1.8} aria-hidden />
        {t('address.paste')}
      </Row>
      {isOpen && (
        <Form
          className={styles.box}
          values={{ paste: text }}
          onChange={({ paste = '' }) => setText(paste)}
          onSubmit={() => text.trim() !== '' && onPaste(text)}
        >
          <FormItem name="paste" label={t('address.pasteLabel')} hint={t('address.pasteHint')} required>
            <TextArea name="paste" autoComplete="off" rows={3} maxLength={1000} onPaste={takePasted} />
          </FormItem>
          <Button htmlType="submit" aria-disabled={text.trim() === ''}>
            {t('address.pasteDo')}
          </Button>
        </Form>
      )}
      <Text as="p" color="ink-2" size={13} role="status">
        {filled === undefined ? '' : filled === 0 ? t('address.pastedNothing') : t('address.pasted', { count: filled })}
      </Text>
    </Box>
  );
}
