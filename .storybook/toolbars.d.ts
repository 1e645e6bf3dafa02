/** Whose eyes a story is seen with; the mocks sign this account in. */
export declare const accounts: readonly ['anonymous', 'unconfirmed', 'free', 'pro', 'business'];
export type Account = (typeof accounts)[number];
export declare const initialGlobals: {
    theme: string;
    direction: string;
    motion: string;
    account: string;
    viewport: {
        value: undefined;
        isRotated: boolean;
    };
};
export declare const globalTypes: {
    readonly theme: {
        readonly description: 'Theme';
        readonly toolbar: {
            readonly icon: 'contrast';
            readonly dynamicTitle: true;
            readonly items: readonly [{
                readonly value: 'porcelain';
                readonly title: 'Porcelain';
                readonly icon: 'sun';
            }, {
                readonly value: 'velvet';
                readonly title: 'Velvet';
                readonly icon: 'moon';
            }];
        };
    };
    readonly direction: {
        readonly description: 'Reading direction';
        readonly toolbar: {
            readonly icon: 'transfer';
            readonly dynamicTitle: true;
            readonly items: readonly [{
                readonly value: 'ltr';
                readonly title: 'Left to right';
            }, {
                readonly value: 'rtl';
                readonly title: 'Right to left';
            }];
        };
    };
    readonly motion: {
        readonly description: 'Motion';
        readonly toolbar: {
            readonly icon: 'play';
            readonly dynamicTitle: true;
            readonly items: readonly [{
                readonly value: 'full';
                readonly title: 'Full motion';
            }, {
                readonly value: 'reduced';
                readonly title: 'Reduced motion';
            }];
        };
    };
    readonly account: {
        readonly description: 'Account';
        readonly toolbar: {
            readonly icon: 'user';
            readonly dynamicTitle: true;
            readonly items: {
                value: "anonymous" | "business" | "free" | "pro" | "unconfirmed";
                title: string;
            }[];
        };
    };
};
/** The three widths every screen is looked at. */
export declare const viewports: {
    readonly phone: {
        readonly name: 'Phone 390';
        readonly styles: {
            readonly width: '390px';
            readonly height: '844px';
        };
        readonly type: 'mobile';
    };
    readonly tablet: {
        readonly name: 'Tablet 768';
        readonly styles: {
            readonly width: '768px';
            readonly height: '1024px';
        };
        readonly type: 'tablet';
    };
    readonly desk: {
        readonly name: 'Desk 1440';
        readonly styles: {
            readonly width: '1440px';
            readonly height: '900px';
        };
        readonly type: 'desktop';
    };
};
