/** The texts of antd. */
import locale from 'antd/es/locale/zh_CN';

export const kitPc = locale;
