export interface paths {
    "/api-v1/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all assessments
         * @description Every assessment of the catalogue with its twelve factors, in one answer.
         */
        get: operations["assessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/assessment/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one assessment by its two-letter key
         * @description One assessment with its twelve factors.
         */
        get: operations["assessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user, who may join a group
         * @description Makes a user from sex, country and occupation. Nothing is idempotent: the same fields sent again make another user.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/user/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign assessments to a user, who may join a group
         * @description Assigns assessments to a user, which **buys** them, and may let the user join a group. Nothing is idempotent: the same request sent again buys again.
         */
        post: operations["assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/occupations/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one major group of occupations in full depth
         * @description One of the ten major groups of ISCO-08, down to its unit groups. Omitted, `INT` means 0.
         */
        get: operations["occupationsInGroupOmitted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/occupations/group/{int}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one major group of occupations in full depth
         * @description One of the ten major groups of ISCO-08, down to its unit groups.
         */
        get: operations["occupationsInGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/occupations/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List occupations down to a depth
         * @description The ten major groups of ISCO-08 and as many levels below them as are asked for. Omitted, `INT` means 0.
         */
        get: operations["occupationsToDepthOmitted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/occupations/depth/{int}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List occupations down to a depth
         * @description The ten major groups of ISCO-08 and as many levels below them as are asked for.
         */
        get: operations["occupationsToDepth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all occupations in full depth
         * @description All 619 nodes of ISCO-08.
         */
        get: operations["occupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-v1/groups/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a group
         * @description Makes a group. An extension: the live service has it, and the contract does not describe it.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A survey of the catalogue, which measures twelve factors. */
        Assessment: {
            /** @description Value seen: `survey`. */
            type: string;
            /** @description A locale tag: `en_GB`. */
            language: string;
            /** @description Two letters. Identifies the survey. */
            key: string;
            /** @description The name of the survey. */
            name: string;
            /** @description A short description. May end with CR LF. */
            descr_short: string;
            /** @description A longer description. May have CR LF between its paragraphs. */
            descr_med: string;
            /** @description Exactly twelve, lettered A to L in order. */
            factors: components["schemas"]["Factor"][];
        };
        /** @description One of the twelve things that a survey measures. */
        Factor: {
            /**
             * @description One letter, A to L.
             * @enum {string}
             */
            letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";
            /** @description The name of the factor. */
            name: string;
            /** @description What the factor is for. */
            description: string;
        };
        /** @description A code of ISCO-08 with its name. */
        Occupation: {
            /** @description One to four digits. */
            code: string;
            /** @description The name that belongs to the code. */
            name: string;
        };
        /** @description A node of ISCO-08 with everything below it. */
        OccupationNode: {
            /** @description One to four digits: a major, sub-major, minor or unit group. A child’s code starts with its parent’s. */
            code: string;
            /** @description The English name. */
            name: string;
            /** @description Present on nodes that have descendants in this answer, and absent on the others. */
            child?: components["schemas"]["OccupationNode"][];
        };
        /** @description One major group of ISCO-08. */
        MajorGroup: {
            /** @description The language of the names: `en_GB`, the only one there is. */
            lang: string;
            /** @description The group, down to its unit groups. */
            data: components["schemas"]["OccupationNode"];
        };
        /** @description ISCO-08 down to a depth. */
        OccupationsToDepth: {
            /** @description The language of the names: `en_GB`, the only one there is. */
            lang: string;
            /** @description The ten major groups. Nodes at the last level have no `child`. */
            data: components["schemas"]["OccupationNode"][];
        };
        /** @description The whole of ISCO-08. */
        Occupations: {
            /** @description The language of the names: `en_GB`, the only one there is. */
            lang: string;
            /** @description The ten major groups, down to their unit groups. */
            data: components["schemas"]["OccupationNode"][];
        };
        /** @description What makes a user. */
        CreateUserFields: {
            /**
             * @description Must be `M` or `F`.
             * @enum {string}
             */
            sex: "M" | "F";
            /** @description Must be one of the 249 assigned ISO 3166-1 alpha-2 codes: `GB`, not `UK`. ASCII letters may have either case. */
            country: string;
            /** @description Must be an ISCO-08 code of one to four digits, as the occupation listings give it. */
            occupation: string;
            /**
             * Format: uuid
             * @description If given, must be the UUID of a group of the caller’s organisation. The user joins that group.
             */
            group_uuid?: string;
        };
        /** @description The user that was made. */
        CreateUserResponse: {
            /** @description A sentence for the log. Nothing depends on its wording. */
            message: string;
            /** @description The user. */
            data: components["schemas"]["User"];
        };
        /** @description A person without a name. */
        User: {
            /**
             * Format: uuid
             * @description Identifies it.
             */
            uuid: string;
            /**
             * @description `M` or `F`.
             * @enum {string}
             */
            sex: "M" | "F";
            /** @description The code that was given, with its name. */
            occupation: components["schemas"]["Occupation"];
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Present only when the user was created with a group. */
            member_of?: components["schemas"]["UserMembership"];
        };
        /** @description The group that a user has joined. */
        UserMembership: {
            /** @description The group’s name. */
            name: string;
            /**
             * Format: uuid
             * @description Identifies it.
             */
            uuid: string;
            /** @description Not shown by the contract; a server may send it. */
            type?: string;
        };
        /** @description What assigns assessments to a user, or lets a user join a group, or both. */
        AssignFields: {
            /**
             * Format: uuid
             * @description Must be the UUID of a user of the caller’s organisation.
             */
            user_uuid: string;
            /** @description The confirmation of the purchase. Must be `1` when `auto_assign` is sent. Without `auto_assign` there is nothing to buy, and `1` and `0` are ignored. */
            auto_reserve?: 1 | "1";
            /** @description 1 to 12 assessments, in the shape that the organisation’s contract asks for; a request in the other shape is refused. No pair of key and target may be there twice. A form sends this field as JSON text. */
            auto_assign?: components["schemas"]["AutoAssignEntry"][] | components["schemas"]["RevenueShare"][];
            /**
             * Format: uuid
             * @description If given, must be the UUID of a group of the caller’s organisation. The user joins that group.
             */
            group_uuid?: string;
        };
        /** @description One assessment to assign. */
        AutoAssignEntry: {
            /** @description The two-letter key of an assessment of the catalogue. ASCII letters may have either case. */
            key: string;
            /** @description Whom the assessment is about: `self`, or the UUID of a user or group of the organisation. */
            target: "self" | string;
        };
        /** @description What is bought under a revenue-share contract. Several of these make one assignment. */
        RevenueShare: {
            /** @description ISO 3166-1 alpha-2. The same in every object of one request. */
            country: string;
            /** @description The price of each assessment, as a JSON number. */
            assessment_each_price: number;
            /** @description The price of all extras, as a JSON number. */
            total_extras_price: number;
            /** @description The assessments. */
            data: components["schemas"]["AutoAssignEntry"][];
        };
        /** @description The assignment that was made. */
        AssignResponse: {
            /** @description A sentence for the log. Nothing depends on its wording. */
            message: string;
            /** @description What was assigned to whom. */
            data: components["schemas"]["AssignData"];
        };
        /** @description A user with what was assigned. */
        AssignData: {
            /**
             * Format: uuid
             * @description The user.
             */
            user_uuid: string;
            /** @description The assignment. A server may send an array where the contract shows one object. */
            assignments: components["schemas"]["Assignment"] | components["schemas"]["Assignment"][];
            /** @description The group that the user belongs to. Absent when there is none. */
            member_of?: components["schemas"]["AssignmentMembership"];
        };
        /** @description Assessments that were bought together. */
        Assignment: {
            /**
             * Format: uuid
             * @description Identifies it.
             */
            uuid: string;
            /** @description The country of the purchase, ISO 3166-1 alpha-2. */
            denomination_country: string;
            /** @description In the order of the request. Empty when the user only joined a group. */
            assessments: components["schemas"]["AssignedAssessment"][];
        };
        /** @description One assessment that was assigned. */
        AssignedAssessment: {
            /** @description Two letters. Keys beyond the catalogue’s ten may occur. */
            assessment_key: string;
            /**
             * Format: uuid
             * @description Identifies it.
             */
            assessment_uuid: string;
            /** @description `self (f)`, `self (m)`, `she`, `he`, `we` or `they`; a server may send others. */
            assessment_context: string;
            /** @description `person` or `group`; a server may send others. */
            target_type: string;
            /**
             * Format: uuid
             * @description The user or group that the assessment is about.
             */
            target_uuid: string;
        };
        /** @description The group that a user belongs to. */
        AssignmentMembership: {
            /** @description The group’s name. */
            name: string;
            /** @description The label of its type: `Company`, not `COMPANY`. */
            type: string;
            /**
             * Format: uuid
             * @description Identifies it.
             */
            uuid: string;
        };
        /** @description What makes a group. */
        CreateGroupFields: {
            /** @description Must not be empty. */
            name: string;
            /**
             * @description Must be one of the group types.
             * @enum {string}
             */
            type: "GOVT" | "FEDERAL_GOV" | "REGIONAL_GOV" | "LOCAL_GOV" | "AUTHORITY" | "INST" | "COMPANY" | "HEAD_OFFICE" | "BRANCH" | "REGION_OFFICE" | "SUBSIDIARY" | "GROUP_HQ" | "DEPT" | "AD_HOC" | "TEAM";
            /**
             * Format: uuid
             * @description If given, must be the UUID of a group of the caller’s organisation.
             */
            parent_uuid?: string;
        };
        /** @description The group that was made. */
        CreateGroupResponse: {
            /** @description A sentence for the log. Nothing depends on its wording. */
            message: string;
            /** @description The group. */
            data: components["schemas"]["CreatedGroup"];
        };
        /** @description A group of the organisation. */
        CreatedGroup: {
            /**
             * Format: uuid
             * @description Identifies it.
             */
            uuid: string;
            /** @description Its name. */
            name: string;
            /** @description The code of its type. */
            type: string;
            /** @description What the group belongs to. */
            parent?: components["schemas"]["GroupParent"];
        };
        /** @description Another group, or the organisation. */
        GroupParent: {
            /** @description Its name. */
            name: string;
            /** @description The group’s; `null` for the organisation. */
            uuid: string | null;
        };
        /** @description How a request is refused, by RFC 9457, with every broken rule. */
        ProblemDocument: {
            /** @description Always `about:blank`: the rules stand in `errors`. */
            type: string;
            /** @description The name of the status. */
            title: string;
            /** @description The same as the answer’s. */
            status: number;
            /** @description The sentence of the only broken rule, or how many there are. */
            detail: string;
            /** @description One entry for each broken rule, up to a hundred. */
            errors: components["schemas"]["Problem"][];
            /** @description How many more there are than `errors` lists. */
            more?: number;
        };
        /** @description One broken rule. */
        Problem: {
            /** @description JSON Pointer into the fields that were sent: `/auto_assign/0/key`. Empty for the request as a whole. */
            pointer: string;
            /** @description The stable name of the rule. */
            rule: string;
            /** @description A sentence for a person, which says what to do. */
            detail: string;
        };
    };
    responses: {
        /** @description The server asks for a key, and this is not it. The contract does not say how. */
        Credentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    assessments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"][];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    assessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The two-letter key of the assessment. ASCII letters may have either case.
                 * @example AI
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assessment"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Nothing is known by this key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserFields"];
                "application/json": components["schemas"]["CreateUserFields"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserResponse"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 256 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description The body has a content type that is not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description A rule is broken. Every broken rule is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    assign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AssignFields"];
                "application/json": components["schemas"]["AssignFields"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignResponse"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 256 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description The body has a content type that is not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description A rule is broken. Every broken rule is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    occupationsInGroupOmitted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MajorGroup"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    occupationsInGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From 0 to 9. What is invalid does not fail: it means 0.
                 * @example 0
                 */
                int: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MajorGroup"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    occupationsToDepthOmitted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OccupationsToDepth"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    occupationsToDepth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From 0 to 3. What is invalid does not fail: it means 0.
                 * @example 0
                 */
                int: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OccupationsToDepth"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    occupations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Occupations"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateGroupFields"];
                "application/json": components["schemas"]["CreateGroupFields"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateGroupResponse"];
                };
            };
            /** @description The body cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            401: components["responses"]["Credentials"];
            /** @description Send at most 256 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description Send at most 16,384 letters in the address: longer fields belong in the body. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description The body has a content type that is not read. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
            /** @description A rule is broken. Every broken rule is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDocument"];
                };
            };
        };
    };
}
