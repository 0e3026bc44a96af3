import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import type { AccountQuery } from './Account.generated.ts';
import { isPublicIp } from './isPublicIp.ts';

/** Service that shows the owner of an IP address. */
const IP_LOOKUP = 'https://ipinfo.io/';

type Login = NonNullable<AccountQuery['viewer']['loginStats']>[number];

interface Props {
  logins: Login[];
  /** Number of the first row among all sign-ins. */
  firstNumber: number;
}

/** Number, time and address of sign-ins. */
export function LoginTable({ logins, firstNumber }: Props) {
  const { t } = useTranslation('account');
  const { dateTime, number } = useFormat();
  return (
    <Table
      size="small"
      aria-label={t('logins.title')}
      sx={{ ...tabularFigures, '& td, & th': { px: { xs: 0.75, sm: 2 }, borderColor: 'divider' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 40 }}>{t('logins.number')}</TableCell>
          <TableCell>{t('logins.time')}</TableCell>
          <TableCell sx={{ width: '50%' }}>{t('logins.ip')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {logins.map(({ at, ip }, index) => (
          <TableRow key={firstNumber + index}>
            <TableCell sx={{ color: 'text.secondary' }}>{number(firstNumber + index)}</TableCell>
            <TableCell>{dateTime(at)}</TableCell>
            <TableCell>
              <Address ip={ip} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** An IP address, linked to a look-up when it is public. Anything else is plain text. */
function Address({ ip }: { ip: string | null }) {
  const { t } = useTranslation('account');
  if (ip === null) return t('logins.unknown');
  if (!isPublicIp(ip)) return ip;
  return (
    <Link
      href={`${IP_LOOKUP}${encodeURIComponent(ip)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('logins.lookUp', { ip })}
    >
      {ip}
    </Link>
  );
}
