import { MessagesGate } from '@/components/MessagesGate';
import { BagHost as Host } from '@/features/collect/components/BagHost';
import { SkuOptions } from '@/features/product/h5/SkuOptions';

/** `BagHost` with the options of this platform. */
export default function BagHost({ goodsId }: { goodsId: string | undefined }) {
  return (
    <MessagesGate>
      <Host Options={SkuOptions} goodsId={goodsId} />
    </MessagesGate>
  );
}
