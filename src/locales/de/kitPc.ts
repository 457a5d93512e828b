/** The texts of antd. */
import locale from 'antd/es/locale/de_DE';

export const kitPc = locale;
