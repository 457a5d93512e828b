import { Card, Row, Text } from '@/components/Layout';
import '@/features/checkout/noteMessages';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { usePlatform } from '@/platform/usePlatform';
import { useTranslation } from '@/hooks/useTranslation';
import type { Pack } from '@/api/packs';
import type { Checkout } from '@/features/checkout/useCheckout';
import { MAX_NOTE_CHARACTERS, NoteField } from './NoteField';
import styles from './checkout.less';

interface Props {
  pack: Pack;
  checkout: Checkout;
}

/** The note to the shop and, where the shop offers it, the gift message. */
export function NoteRows({ pack, checkout }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <Card as="section" paddingBlock={4} paddingInline={platform === 'h5' ? 16 : 20} aria-label={t('message.rows')}>
      {!!pack.giftMessageLength && (
        <NoteRow
          kind="giftMessage"
          max={pack.giftMessageLength}
          value={checkout.giftMessage}
          onChange={checkout.setGiftMessage}
        />
      )}
      <NoteRow kind="note" max={MAX_NOTE_CHARACTERS} value={checkout.note} onChange={checkout.setNote} />
    </Card>
  );
}

interface NoteRowProps {
  kind: 'note' | 'giftMessage';
  /** Maximum number of characters. */
  max: number;
  value: string;
  onChange: (value: string) => void;
}

/** A row that unfolds the field of a short text. Folded it shows what was typed. */
function NoteRow({ kind, max, value, onChange }: NoteRowProps) {
  const { t } = useTranslation();
  const id = useId();
  // A text that was typed before a reload is shown.
  const [isOpen, setIsOpen] = useState(value !== '');
  return (
    <div>
      <Row
        as="button"
        type="button"
        align="center"
        gap={12}
        radius="option"
        size={15}
        textAlign="start"
        className={styles.noteRow}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t(kind === 'note' ? 'message.title' : 'message.gift.title')}</span>
        {!isOpen && (
          <Text ellipsis flex={1} color="ink-3" size={13} textAlign="end">
            {value || t('message.add')}
          </Text>
        )}
        <ChevronDown
          className="l-flex-none l-color-ink-3 l-marginInlineStart-auto"
          size={18}
          strokeWidth={1.8}
          aria-hidden
        />
      </Row>
      <div id={id}>{isOpen && <NoteField kind={kind} max={max} value={value} onChange={onChange} rows={2} />}</div>
    </div>
  );
}
