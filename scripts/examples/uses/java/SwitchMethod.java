public final class UseSwitchMethod {
    public static void main(String[] args) {
        if (SwitchMethod.after("canceled", null) != SwitchMethod.Next.OFFER_METHODS) throw new AssertionError();
        if (SwitchMethod.after(null, "p2p_already_confirmed") != SwitchMethod.Next.WAIT_FOR_CHECK) throw new AssertionError();
        if (SwitchMethod.after(null, "already_final") != SwitchMethod.Next.ASK_AGAIN_LATER) throw new AssertionError();
        if (SwitchMethod.after("success", null) != SwitchMethod.Next.SHOW_PAID) throw new AssertionError();
    }
}
