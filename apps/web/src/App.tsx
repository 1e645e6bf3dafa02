import { PATHS, piecePath, sharePath } from '@jewelry/contract/constants';
import {
  type AppData,
  AppProvider,
  AppShell,
  DataProvider,
  LazyAccountSettings,
  NotFound,
  SessionGate,
  Studio,
} from '@jewelry/ui/app';
import { LazyAuthModal, LazyConfirmEmail, LazyResetPassword } from '@jewelry/ui/auth';
import { LazyUpgrade } from '@jewelry/ui/billing';
import { LazyMyJewelry } from '@jewelry/ui/collection';
import { LazyFeedbackModal } from '@jewelry/ui/feedback';
import { LazyGallery } from '@jewelry/ui/gallery';
import { LazyWorkbench } from '@jewelry/ui/pieces';
import { LazyQuoteModal } from '@jewelry/ui/quotes';
import { type AppFrame, useSession } from '@jewelry/ui/session';
import { LazySharePage } from '@jewelry/ui/sharing';
import { useCallback, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { checkoutOutcomeOf } from './pages';
import { usePageTitle } from './usePageTitle';
import { useRedirects } from './useRedirects';
import { useScrollMemory } from './useScrollMemory';

const reload = (): void => location.reload();

/** The app: its providers and routes. */
export function App({ data }: { data: AppData }) {
  return (
    <DataProvider data={data}>
      <Pages />
    </DataProvider>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const go = useNavigate();
  const navigate = useCallback<AppFrame['navigate']>((href, options) => void go(href, options), [go]);
  useRedirects({ path: pathname, navigate });
  const [pieceTitle, setPieceTitle] = useState<string | null>(null);
  usePageTitle(pathname, pieceTitle);
  useScrollMemory();
  return (
    <AppProvider path={pathname} navigate={navigate} reload={reload} upgradeHref={PATHS.upgrade}>
      <SessionGate>
        <AppShell>
          <Routes>
            <Route path={PATHS.home} element={<Studio route="home" />} />
            <Route path={PATHS.imagine} element={<Studio route="imagine" />} />
            <Route path={PATHS.gallery} element={<LazyGallery view="recent" />} />
            <Route path={PATHS.topGallery} element={<LazyGallery view="top" />} />
            <Route path={PATHS.upgrade} element={<UpgradePage />} />
            <Route path={PATHS.share} element={<Navigate to={PATHS.home} replace />} />
            <Route path={sharePath(':imageId')} element={<SharedPage />} />
            <Route path={piecePath(':pieceId')} element={<PiecePage onTitle={setPieceTitle} />} />
            <Route path={PATHS.confirmEmail} element={<ConfirmEmailPage />} />
            <Route path={PATHS.resetPassword} element={<ResetPasswordPage />} />
            <Route path="*" element={<UnknownPage />} />
          </Routes>
        </AppShell>
        <LazyAuthModal />
        <LazyAccountSettings />
        <LazyMyJewelry />
        <LazyQuoteModal />
        <LazyFeedbackModal />
      </SessionGate>
    </AppProvider>
  );
}

const useQueryParams = (): URLSearchParams => new URLSearchParams(useLocation().search);

function ConfirmEmailPage() {
  const query = useQueryParams();
  return <LazyConfirmEmail token={query.get('token')} />;
}

function UpgradePage() {
  const query = useQueryParams();
  return <LazyUpgrade returned={checkoutOutcomeOf(query)} />;
}

function ResetPasswordPage() {
  const query = useQueryParams();
  const token = query.get('token');
  return <LazyResetPassword key={token} token={token} />;
}

function SharedPage() {
  const { imageId = '' } = useParams();
  return <LazySharePage key={imageId} imageId={imageId} />;
}

function PiecePage({ onTitle }: { onTitle: (title: string | null) => void }) {
  const { pieceId = '' } = useParams();
  return <LazyWorkbench key={pieceId} pieceId={pieceId} onTitle={onTitle} />;
}

/** Shown for any other path. */
function UnknownPage() {
  const { isAuthenticated } = useSession();
  return <NotFound>{isAuthenticated ? <Studio route="imagine" /> : <LazyGallery view="recent" />}</NotFound>;
}
