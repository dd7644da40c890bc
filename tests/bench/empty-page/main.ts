import { mount } from 'svelte';
import Empty from './Empty.svelte';

mount(Empty, { target: document.body });
