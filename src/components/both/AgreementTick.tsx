import { Agreement } from '@/components/common/Agreement';
import { useReadableAgreements, type AgreementName } from '@/features/login/useAgreementText';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { AgreementPanel } from './AgreementPanel';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  /** What is wrong, in words. */
  fault: string | undefined;
}

/** The tick for both texts of the shop, each of which opens over the page. */
export function AgreementTick({ kit, isAgreed, onChange, fault }: Props) {
  const texts: Record<AgreementName, Layer> = { agreement: useLayer('agreement'), privacy: useLayer('privacy') };
  const readable = useReadableAgreements();
  return (
    <>
      <Agreement isAgreed={isAgreed} onChange={onChange} fault={fault} readable={readable} onRead={(name) => texts[name].open()} />
      <AgreementPanel kit={kit} name="agreement" layer={texts.agreement} />
      <AgreementPanel kit={kit} name="privacy" layer={texts.privacy} />
    </>
  );
}
