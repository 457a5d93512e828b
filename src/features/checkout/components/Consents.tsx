import classNames from 'classnames';
import type { Presale } from '@/api/schema/goods';
import type { Pack } from '@/api/schema/order';
import { AgreementCheckbox } from '@/features/articles/components/AgreementCheckbox';
import type { Checkout } from '@/features/checkout/useCheckout';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import styles from './Consents.less';
import { useId } from 'react';
import { FieldError } from '@/components/FieldError';

interface CheckboxFieldProps {
  label: string;
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  fieldError?: string;
}

/** A checkbox and its label as one click target, with the error message below. */
function CheckboxField({ label, name, isTicked, onChange, fieldError }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={fieldError ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
    </div>
  );
}

/** The checkboxes before ordering: presale terms, if any, and the shop's agreement. */
export function Consents({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { choices, fieldErrors } = checkout;
  const presales = getPresales(pack);
  return (
    <div className={classNames(styles.consents, styles[platform])}>
      {presales.length > 0 && (
        <div>
          {presales.map((presale) => (
            <PresaleNotice key={presale.shipsOn + presale.terms} presale={presale} />
          ))}
          <CheckboxField
            label={t('checkout.presale.accept')}
            name="presale"
            isTicked={choices.isPresaleAccepted}
            onChange={checkout.acceptPresale}
            fieldError={fieldErrors.includes('presale') ? t('checkout.presale.missing') : undefined}
          />
        </div>
      )}
      <AgreementCheckbox
        isAgreed={choices.isAgreed}
        onChange={checkout.agree}
        fieldError={fieldErrors.includes('agreement') ? t('checkout.agreement.missing') : undefined}
      />
    </div>
  );
}

/** The presales of a pack without duplicates: products of one delivery have the same day and terms. */
function getPresales({ lines }: Pick<Pack, 'lines'>): Presale[] {
  const byText = new Map(
    lines.flatMap(({ presale }) => (presale ? [[`${presale.shipsOn} ${presale.terms}`, presale] as const] : [])),
  );
  return [...byText.values()];
}
