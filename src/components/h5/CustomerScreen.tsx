import { CustomerOnly, type CustomerOnlyProps } from '@/components/both/CustomerOnly';

/** A screen of the phone that belongs to a customer. */
export const CustomerScreen = (props: CustomerOnlyProps) => <CustomerOnly face="h5" {...props} />;
