import { Row, Stack, Text } from '@/components/Layout';
import type { CouponChoice, Pack } from '@/api/packs';
import { couponChoiceOf } from '@/features/coupons/couponSummary';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { useFormKit } from '@/platform/useFormKit';
import { LoadingRows } from '@/platform/LoadingRows';
import styles from './CouponPicker.less';
import { useCouponLabels } from '@/features/coupons/useCouponLabels';
import { useCouponErrorLabels } from '@/features/coupons/useCouponErrorLabels';
import { getCouponError } from '@/features/coupons/getCouponError';
import { useMoney } from '@/hooks/useMoney';

/** The coupons of a quote as rows to choose from, and those that cannot be used with the reasons. */
function useCouponRows({ coupons, couponId, currency }: Pick<Pack, 'coupons' | 'couponId' | 'currency'>) {
  const couponLabels = useCouponLabels();
  const refusalLabels = useCouponErrorLabels(currency);
  const money = useMoney(currency);
  const { t } = useTranslation();
  const rows = coupons.map(({ coupon, refusal, saves, isBest, isClaimable }) => {
    const { condition, life } = couponLabels(coupon);
    return {
      id: coupon.id,
      name: coupon.name,
      off: refusal ? '' : money(-saves),
      text: refusal ? refusalLabels(getCouponError(coupon, refusal)) : `${condition} · ${life}`,
      claimText: isClaimable ? t('checkout.coupon.claimed') : '',
      isBest,
      isChosen: coupon.id === couponId,
      isRefused: refusal !== null,
    };
  });
  return {
    usable: rows.filter(({ isRefused }) => !isRefused),
    refused: rows.filter(({ isRefused }) => isRefused),
    /** The choice that a row selects. */
    choiceOf: (id: string): CouponChoice => {
      const chosen = coupons.find(({ coupon }) => coupon.id === id);
      return chosen ? couponChoiceOf(chosen) : null;
    },
  };
}

interface Props {
  modal: ModalRoute;
  pack: Pack;
  onChoose: (choice: CouponChoice) => void;
}

/** A panel for choosing a coupon; the choice is applied at once. */
export function CouponPicker({ modal, pack, onChoose }: Props) {
  const { platform, Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const { usable, refused, choiceOf } = useCouponRows(pack);
  const footer = (
    <PanelActions>
      <Button color="primary" size={platform === 'h5' ? 'large' : 'middle'} onClick={modal.close}>
        {t(pack.couponId === null ? 'checkout.coupon.without' : 'checkout.coupon.use')}
      </Button>
    </PanelActions>
  );
  return (
    <Panel modal={modal} title={t('checkout.coupon.which')} footer={footer}>
      <CouponChoices
        usable={usable}
        refused={refused}
        isWithout={pack.couponId === null}
        onChoose={(id) => onChoose(choiceOf(id))}
        onWithout={() => onChoose(null)}
      />
    </Panel>
  );
}

interface CouponRow {
  id: string;
  name: string;
  /** The formatted amount that it takes off this pack; empty when it cannot be used. */
  off: string;
  /** Its conditions, or why it cannot be used. */
  text: string;
  /** Says that the order claims it; empty for a coupon that the customer has. */
  claimText: string;
  isBest: boolean;
  isChosen: boolean;
}

interface CouponChoicesProps {
  usable: readonly CouponRow[];
  /** Coupons that cannot be used, with the reasons. */
  refused: readonly CouponRow[];
  isWithout: boolean;
  onChoose: (id: string) => void;
  onWithout: () => void;
}

/** The value of the choice of no coupon; no id is empty. */
const NO_COUPON_VALUE = '';

/** One coupon or none, as radio buttons; below them the coupons that cannot be used, with the reasons. */
function CouponChoices({ usable, refused, isWithout, onChoose, onWithout }: CouponChoicesProps) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const options = [
    ...usable.map((row) => ({
      value: row.id,
      label: (
        <Stack as="span" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
          <Row as="span" wrap justify="space-between" rowGap={0} columnGap={12}>
            <strong>{row.name}</strong>
            <Text color="leaf" weight={600} tabular>
              {row.off}
            </Text>
          </Row>
          <Text color="ink-2" size={13}>
            {row.text}
          </Text>
          {row.claimText && (
            <Text color="ink-2" size={13}>
              {row.claimText}
            </Text>
          )}
          {row.isBest && (
            <Text color="leaf" size={13}>
              {t('checkout.coupon.isBest')}
            </Text>
          )}
        </Stack>
      ),
    })),
    {
      value: NO_COUPON_VALUE,
      label: (
        <Stack as="span" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
          <strong>{t('checkout.coupon.without')}</strong>
          <Text color="ink-2" size={13}>
            {t('checkout.coupon.withoutText')}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Stack gap={24}>
      {kit ? (
        <kit.RadioGroup
          label={t('checkout.coupon.which')}
          look="cards"
          options={options}
          value={isWithout ? NO_COUPON_VALUE : usable.find(({ isChosen }) => isChosen)?.id}
          onChange={(value) => (value === NO_COUPON_VALUE ? onWithout() : onChoose(value))}
        />
      ) : (
        <LoadingRows rows={options.length} />
      )}
      {refused.length > 0 && (
        <section>
          <Text as="h3" marginBottom={8} color="ink-2" font="sans" size={13} letterSpacing="normal">
            {t('checkout.coupon.unusable')}
          </Text>
          <Stack as="ul" gap={8}>
            {refused.map((row) => (
              <Stack
                as="li"
                key={row.id}
                paddingBlock={12}
                paddingInline={16}
                radius="option"
                color="ink-2"
                size={15}
                overflowWrap="anywhere"
                className={styles.refused}
              >
                <span>{row.name}</span>
                <Text color="ink-3" size={13}>
                  {row.text}
                </Text>
              </Stack>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
