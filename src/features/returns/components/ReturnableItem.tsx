import { useId, type FunctionComponent } from 'react';
import type { ReturnableLine } from '@/api/returns';
import { ChoiceSelect } from '@/components/ChoiceSelect';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { exchangesOf, returnReasons, type ReturnedLine } from '@/features/returns/returnChoice';
import { fieldName } from '@/features/returns/useReturnForm';
import { useTranslation } from '@/hooks/useTranslation';
import { joinTerms } from '@/lib/joinText';
import type { QuantityProps } from '@/platform/controlProps';
import type { FormKit } from '@/platform/formKit';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  kit: FormKit;
  line: ReturnableLine;
  /** The choice; undefined while the line stays. */
  chosen: ReturnedLine | undefined;
  /** Id of the error message of the list. */
  errorId: string | undefined;
  Quantity: FunctionComponent<QuantityProps>;
  onToggle: (isChosen: boolean) => void;
  onQuantity: (quantity: number) => void;
}

/** A line of the order: whether it goes back, how many pieces, why, and for what. A line that cannot go back says why. */
export function ReturnableItem({ kit, line, chosen, errorId, Quantity, onToggle, onQuantity }: Props) {
  const { platform, Checkbox } = usePlatform();
  const { t } = useTranslation();
  const id = useId();
  const canReturn = line.returnable > 0;
  return (
    <Card as="li" gap={16} padding={platform === 'h5' ? 14 : 16} background={canReturn ? undefined : 'sunken'}>
      <Row align="start" gap={12}>
        {canReturn && (
          <Checkbox
            name={`return-${line.skuId}`}
            isChecked={chosen !== undefined}
            onChange={onToggle}
            labelledBy={`${id}-name`}
            errorId={errorId}
          />
        )}
        <Picture picture={line.picture} flex="none" width={64} radius="option" />
        <Text
          as="p"
          flex={1}
          minWidth={0}
          size={15}
          overflowWrap="anywhere"
          id={`${id}-name`}
          onClick={() => canReturn && onToggle(!chosen)}
        >
          {line.name}
          {line.skuText && (
            <Text display="block" color="ink-3" size={13}>
              {line.skuText}
            </Text>
          )}
          {line.refusal && (
            <Text display="block" color="ink-2" size={13}>
              {line.refusal}
            </Text>
          )}
        </Text>
        <Text color="ink-3" size={13}>
          × {line.quantity}
        </Text>
      </Row>
      {chosen && (
        <Stack gap={16} role="group" aria-label={joinTerms(line.name, line.skuText)}>
          {line.returnable > 1 && (
            <Quantity
              value={chosen.quantity}
              max={line.returnable}
              label={t('returns.quantity', { name: line.name })}
              onChange={onQuantity}
            />
          )}
          <ItemFields kit={kit} chosen={chosen} />
        </Stack>
      )}
    </Card>
  );
}

function ItemFields({ kit: { FormItem, RadioGroup }, chosen }: { kit: FormKit; chosen: ReturnedLine }) {
  const { t } = useTranslation();
  const { skuId } = chosen.line;
  const exchangeFor = exchangesOf(chosen.line);
  const reason = fieldName('reason', skuId);
  const variant = fieldName('variant', skuId);
  return (
    <>
      <FormItem name={reason} label={t('returns.reason')} required>
        <ChoiceSelect
          name={reason}
          placeholder={t('returns.reasonPlaceholder')}
          options={returnReasons.map((value) => ({ value, label: t(`returns.reason.${value}`) }))}
        />
      </FormItem>
      {exchangeFor.length > 0 && (
        <FormItem name={fieldName('wish', skuId)} label={t('returns.wish')} required>
          <RadioGroup
            label={t('returns.wish')}
            look="row"
            options={[
              { value: 'money', label: t('returns.wish.money') },
              { value: 'exchange', label: t('returns.wish.exchange') },
            ]}
          />
        </FormItem>
      )}
      {chosen.isExchange && (
        <FormItem name={variant} label={t('returns.variant')} required>
          <ChoiceSelect
            name={variant}
            placeholder={exchangeFor.length > 1 ? t('returns.variantPlaceholder') : undefined}
            options={exchangeFor.map(({ skuId: value, skuText }) => ({ value, label: skuText }))}
          />
        </FormItem>
      )}
    </>
  );
}
