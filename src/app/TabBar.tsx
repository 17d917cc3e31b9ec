import { CalendarDays, Compass, Flag, type IconNode, Route as RouteIcon, ShieldCheck } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { ROUTES } from '../routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { measuredHeight } from '../ui/measuredHeight.ts';
import styles from './TabBar.module.css';

interface Tab {
  to: string;
  /** A screen outside of it that it leads to. */
  also?: string;
  label: string;
  icon: IconNode;
}

const TABS: readonly Tab[] = [
  { to: ROUTES.introduction, label: 'Introduction', icon: Compass },
  { to: ROUTES.understanding, label: 'Comprendre', icon: RouteIcon },
  { to: ROUTES.training, also: ROUTES.journal, label: 'Programme', icon: CalendarDays },
  { to: ROUTES.competition, label: 'Course', icon: Flag },
];
const measure = measuredHeight('--tab-bar-height');
const ADMIN_TAB: Tab = { to: ROUTES.admin, label: 'Admin', icon: ShieldCheck };

export function TabBar({ admin }: { admin: boolean }) {
  const { pathname } = useLocation();
  const isWithin = (route: string) => `${pathname}/`.startsWith(`${route}/`);
  return (
    <nav ref={measure} className={styles.bar} aria-label="Navigation principale" data-tab-bar>
      <ul className={styles.tabs}>
        {(admin ? [...TABS, ADMIN_TAB] : TABS).map(({ to, also = to, label, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(to) || isWithin(also) ? 'page' : undefined} className={styles.tab}>
              <Icon icon={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
