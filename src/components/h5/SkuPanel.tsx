import { FaceSkuPanel, type SkuPanelProps } from '@/components/both/FaceSkuPanel';

/** The choice among the combinations of goods, on the phone. */
export const SkuPanel = (props: SkuPanelProps) => <FaceSkuPanel face="h5" {...props} />;
