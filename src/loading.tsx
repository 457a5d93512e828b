/** What Umi renders while the code of a page loads. */
import { Loading } from '@/components/Loading';

export default Loading;
