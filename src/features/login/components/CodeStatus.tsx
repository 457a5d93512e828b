import { FormStatus } from '@/components/FormStatus';
import type { PhoneCodeForm, PhoneCodeLabels } from '@/features/login/phoneCodeFields';
import { lazyComponent } from '@/components/lazyComponent';

/** A shop that is no demo has no such code. */
const DemoCode = lazyComponent(() =>
  import(/* webpackChunkName: "demo-code" */ './DemoCode').then((code) => code.DemoCode),
);

interface Props {
  form: Pick<PhoneCodeForm, 'codeRequest' | 'setCode' | 'by'>;
  labels: Pick<PhoneCodeLabels, 'request'>;
}

/** What became of the request for a code, below its field. */
export function CodeStatus({ form, labels: { request } }: Props) {
  const { demoCode } = form.codeRequest;
  return (
    <>
      <FormStatus progress={request.progress} formError={request.formError} />
      {SHOP.demoTexts && demoCode && <DemoCode code={demoCode} by={form.by} onUse={() => form.setCode(demoCode)} />}
    </>
  );
}
