import classNames from 'classnames';
import { FormError } from '@/components/FormError';
import { Box, Stack, Text } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import { AgreementCheckbox } from '@/features/articles/components/AgreementCheckbox';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './checkout.less';
import { useMoney } from '@/hooks/useMoney';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useCheckoutLabels } from '@/features/checkout/useCheckoutLabels';

/** Errors that are shown beside their field instead of the button. */
const errorCodesShownAtFields = ['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'ADDRESS_MISSING', 'PRESALE_NOT_ACCEPTED'];

/** The checkout's button: its label, action and state, and the messages beside it. */
function usePlaceOrderLabels(pack: Pack, checkout: Checkout) {
  const { placing, missing, choices, quote, placeOrder, method, paysAtOnce } = checkout;
  const { t } = useTranslation();
  const { total, changesSince } = useCheckoutLabels(pack, choices);
  const money = useMoney(pack.currency);
  const used = pack.balance?.used ?? 0;
  const { mutationState, outdated } = placing;
  const mutationLabels = useMutationLabels(mutationState);
  const isUnknown = mutationState.status === 'unknown';
  const isChecking = mutationState.status === 'reconciling';
  const isSending = mutationState.status === 'sending' || mutationState.status === 'done';
  const [first] = missing;
  // An ended session is not an error of the order: the customer is asked to sign in.
  const isReportedElsewhere =
    first === 'signIn' || (placing.refusedBy !== undefined && errorCodesShownAtFields.includes(placing.refusedBy));

  const button = () => {
    if (isSending || isChecking) return t(paysAtOnce ? 'checkout.done.paying' : 'checkout.placing');
    if (isUnknown) return t('problem.checkAgain');
    if (quote.error) return t('checkout.quoteAgain');
    if (first === 'signIn') return t('checkout.signIn', { amount: total });
    if (first === 'session') return t('checkout.session');
    if (first === 'problemLines') return t('checkout.problems.look');
    if (paysAtOnce && pack.total > 0) return t('checkout.payNow', { amount: total });
    if (paysAtOnce && used > 0) return t('checkout.done.payNothing');
    return t(outdated ? 'checkout.changed.place' : 'checkout.place', { amount: total });
  };
  return {
    button: button(),
    /** The button that signs in is another one: the focus must not stay on it when it has become the one that orders. */
    key: first === 'signIn' ? 'signIn' : 'order',
    isBusy: isSending || isChecking,
    isDisabled: !isUnknown && !quote.error && (first === 'quote' || placing.isTooSoon),
    press: async () => {
      if (isUnknown) await placing.reconcileAgain();
      else if (quote.error) quote.retry();
      else await placeOrder();
    },
    /** The agreed and the new total; undefined while the new price is not known. */
    change: outdated && quote.current ? changesSince(outdated) : undefined,
    /** Progress and error: at most one of them. */
    progress: isChecking ? mutationLabels : undefined,
    formError: isReportedElsewhere || isChecking ? undefined : mutationLabels,
    /** What is paid from where; empty when the button does not pay. */
    parts:
      !method || first === 'signIn'
        ? ''
        : used > 0
          ? t('checkout.payParts', { used: money(used), amount: total, name: method.name })
          : t('checkout.payWith', { amount: total, name: method.name }),
    /** Announced by screen readers when it changes. */
    announcement: quote.current ? t('checkout.totalNow', { amount: total }) : '',
  };
}

/**
 * The button that places the order, with the amount, and above it the messages and the agreement. A customer who has
 * accepted the current version is not asked again, nor is anybody when the shop has published no texts.
 */
export function PlaceOrder({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const labels = usePlaceOrderLabels(pack, checkout);
  return (
    <Box
      minWidth={0}
      className={classNames(styles.placeOrder, styles[platform])}
      data-pinned={platform === 'pc' || undefined}
    >
      {labels.change && <TotalChanged {...labels.change} />}
      <FormError marginBottom={8}>{labels.formError}</FormError>
      <div role="status">
        {labels.progress && (
          <Text as="p" marginBottom={8} size={13} color="ink-2">
            {labels.progress}
          </Text>
        )}
        <p className="visually-hidden">{labels.announcement}</p>
      </div>
      {checkout.isAsked && (
        <section aria-label={t('shell.agreed')}>
          <AgreementCheckbox
            isAgreed={checkout.choices.isAgreed}
            onChange={checkout.agree}
            fieldError={checkout.fieldErrors.includes('agreement') ? t('checkout.agreement.missing') : undefined}
          />
        </section>
      )}
      <div role="status">
        {labels.parts && (
          <Text as="p" marginBottom={8} textAlign="center" size={13} color="ink-2" tabular overflowWrap="anywhere">
            {labels.parts}
          </Text>
        )}
      </div>
      <Button
        key={labels.key}
        color="primary"
        size="large"
        block
        loading={labels.isBusy}
        loadingText={labels.button}
        disabled={labels.isDisabled}
        onClick={() => void labels.press()}
      >
        {labels.button}
      </Button>
    </Box>
  );
}

interface Props {
  /** States the old and the new total. */
  sentence: string;
  /** What caused the difference. */
  changes: readonly string[];
}

/** Shown when the API returned another total than the one the customer agreed to. */
function TotalChanged({ sentence, changes }: Props) {
  const { t } = useTranslation();
  return (
    <Stack
      as="section"
      gap={4}
      paddingBlock={12}
      paddingInline={16}
      radius="option"
      background="soft"
      size={13}
      className={styles.notice}
      role="alert"
    >
      <Text as="h2" font="sans" size={15} letterSpacing="normal">
        {t('checkout.changed.title')}
      </Text>
      <p>{sentence}</p>
      {changes.length > 0 && (
        <Text as="ul" tabular className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Text>
      )}
      <p>{t('checkout.changed.ask')}</p>
    </Stack>
  );
}
